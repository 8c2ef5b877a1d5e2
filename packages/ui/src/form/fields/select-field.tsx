import { useTranslation } from 'react-i18next';

import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';
import { FixedValue } from './fixed-value';
import { asText, useFormField } from './use-form-field';

export interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Text of the empty choice; by default "Choose…" as long as nothing is chosen. */
  placeholder?: string;
}

const valueOf = (options: readonly Option[], text: string) =>
  options.find((option) => String(option.value) === text)?.value ?? '';

/** The label of a value in a list of options. */
export const labelIn =
  (options: readonly Pick<Option, 'value' | 'label'>[], none?: string) => (value: unknown) =>
    options.find((option) => String(option.value) === asText(value))?.label ?? none;

/** Chooses one option of a list; the value keeps its type, so that an id stays a number. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { t } = useTranslation('ui');
  const shown = labelIn(options, placeholder);
  const { field, error, control, frame } = useFormField(props, { shown });
  const text = asText(field.value);
  const offersNone = placeholder !== undefined || text === '' || !props.required;
  if (props.readOnly) {
    return (
      <FieldFrame {...frame}>
        <FixedValue {...control} value={shown(text) ?? ''} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        className={controlClass('form-select', error)}
        value={text}
        onChange={(event) => field.onChange(valueOf(options, event.target.value))}
      >
        {offersNone && <option value="">{placeholder ?? t('choose')}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
