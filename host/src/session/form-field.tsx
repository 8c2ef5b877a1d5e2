import { useId, type ComponentProps } from 'react';

/** A label with its text field. */
export function FormField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="text" className="form-control" {...input} />
    </div>
  );
}
