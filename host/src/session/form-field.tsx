import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Ids of what is said about it. */
  describedBy?: string | undefined;
  /** A button at the end of the field. */
  end?: ReactNode;
}

/** A label with its text field, and what is said below it. */
export function FormField({ label, describedBy, end, children, ...input }: Props) {
  const id = useId();
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="input-group">
        <input
          id={id}
          type="text"
          className="form-control"
          aria-describedby={describedBy}
          {...input}
        />
        {end}
      </div>
      {children}
    </div>
  );
}
