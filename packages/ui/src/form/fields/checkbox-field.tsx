import { useTranslation } from 'react-i18next';

import styles from '../form.module.css';
import { controlClass } from './control-class';
import { FieldFrame, FieldNotes, type FieldProps } from './field-frame';
import { FixedValue } from './fixed-value';
import { useFormField } from './use-form-field';

export function CheckboxField(props: FieldProps) {
  const { t } = useTranslation('ui');
  const shown = (value: unknown) => t(value ? 'form.yes' : 'form.no');
  const { field, error, control, frame } = useFormField(props, { shown });
  if (props.readOnly) {
    return (
      <FieldFrame {...frame}>
        <FixedValue {...control} value={shown(field.value)} />
      </FieldFrame>
    );
  }
  return (
    <div className={frame.className ? `${styles.field} ${frame.className}` : styles.field}>
      <div className="form-check">
        <input
          {...control}
          type="checkbox"
          className={controlClass('form-check-input', error)}
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <label htmlFor={frame.id} className="form-check-label">
          {frame.label}
        </label>
      </div>
      <FieldNotes id={frame.id} error={error} hint={frame.hint} />
    </div>
  );
}
