import { useId } from 'react';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="form-check form-switch mb-0">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
