import { isAmbiguous, typedDecimal, typedWhole, type TFunction } from '@backoffice/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isBlank } from '../resolver';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';
import { amountError, amountOf, MoneyInput } from './money-input';
import { asText, useEarlyError, useFormField } from './use-form-field';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** Whole numbers: "12.7" becomes 12. */
  integer?: boolean;
  /** What an empty or unreadable field stands for; without it, empty is undefined. */
  emptyAs?: number;
}

/**
 * A number. What it made of the text stands in the field when it is left; what lost something by
 * that is said below, and not sent before it was.
 */
export function NumberField(props: NumberFieldProps) {
  const { t } = useTranslation('ui');
  const { integer = true, name } = props;
  const rule = numberRule(props, t);
  const [reading, setReading] = useState<{ value: unknown; text: string | undefined }>();
  const { field, error, control, frame } = useFormField(props, {
    ...rule,
    note: (value) => (value === reading?.value ? reading?.text : undefined),
    invalidText: t('form.number'),
  });
  const showError = useEarlyError(name);
  const leave = () => {
    field.onBlur();
    // An empty required field stays empty, so that it can be missed.
    if (isBlank(field.value) && props.required) return;
    const wrong = isBlank(field.value) ? undefined : rule.check(field.value);
    showError(wrong);
    if (wrong) return;
    const value = rule.parse(field.value) ?? '';
    const text = rule.readAs(field.value);
    if (text) setReading({ value, text });
    field.onChange(value);
  };
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        readOnly={props.readOnly}
        className={controlClass('form-control text-end', error)}
        value={asText(field.value)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

function numberRule({ min, max, integer = true, emptyAs }: NumberFieldProps, t: TFunction<'ui'>) {
  const parse = (raw: unknown) => {
    const text = asText(raw);
    const number = integer ? typedWhole(text) : typedDecimal(text);
    if (number !== null || isAmbiguous(text)) return number ?? raw;
    return emptyAs ?? (isBlank(raw) ? undefined : raw);
  };
  const check = (raw: unknown) => {
    const value = parse(raw);
    if (isAmbiguous(asText(raw))) return t('form.ambiguous', { text: asText(raw) });
    if (typeof value !== 'number') return t('form.number');
    if (min !== undefined && value < min) return t('form.tooSmall', { limit: min });
    if (max !== undefined && value > max) return t('form.tooBig', { limit: max });
    return undefined;
  };
  const readAs = (raw: unknown) => {
    const value = parse(raw);
    if (isBlank(raw) || check(raw) || typedDecimal(asText(raw)) === value) return undefined;
    return t('form.readAs', { text: asText(raw), value });
  };
  return { parse, check, readAs };
}

/** Euros; its value is a decimal string with two places. */
export function MoneyField(props: FieldProps) {
  const { t } = useTranslation('ui');
  const { field, error, control, frame } = useFormField(props, {
    parse: (raw) => (isBlank(raw) ? '' : amountOf(asText(raw))),
    check: (raw) => amountError(asText(raw)),
    invalidText: t('form.money'),
  });
  const showError = useEarlyError(props.name);
  const leave = () => {
    field.onBlur();
    showError(isBlank(field.value) ? undefined : amountError(asText(field.value)));
  };
  return (
    <FieldFrame {...frame}>
      <div className={error ? 'input-group has-validation' : 'input-group'}>
        <span className="input-group-text" aria-hidden="true">
          €
        </span>
        <MoneyInput
          {...control}
          readOnly={props.readOnly}
          className="text-end"
          error={error}
          value={asText(field.value)}
          onChange={field.onChange}
          onBlur={leave}
        />
      </div>
    </FieldFrame>
  );
}
