import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  /** Some of the rows that it stands for are ticked, but not all. */
  mixed?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  onChange: (ticked: boolean, withShift: boolean) => void;
}

export function RowCheckbox({
  label,
  checked,
  mixed = false,
  disabled,
  tabIndex,
  onChange,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={input}
      type="checkbox"
      className="form-check-input"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={(event) => {
        const { nativeEvent } = event;
        onChange(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      }}
    />
  );
}
