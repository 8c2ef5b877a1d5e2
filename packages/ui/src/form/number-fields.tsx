import { centsOf, moneyOfCents } from '@backoffice/i18n';
import type { WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldFrame, type FieldProps } from './field-frame';
import { isBlank } from './resolver';
import { asText, controlClass, useFormField } from './use-form-field';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Whole numbers: "12.7" becomes 12 (§5). */
  integer?: boolean;
  /** What an empty or unreadable field stands for; without it, empty is undefined. */
  emptyAs?: number;
}

/** A number. What was typed is parsed when the field is left, for all to see, and when it is sent. */
export function NumberField({
  min,
  max,
  step = 1,
  integer = true,
  emptyAs,
  ...props
}: NumberFieldProps) {
  const { t } = useTranslation('ui');
  const parse = (raw: unknown) => {
    const number = integer ? Number.parseInt(asText(raw), 10) : Number.parseFloat(asText(raw));
    if (!Number.isNaN(number)) return number;
    return emptyAs ?? (isBlank(raw) ? undefined : raw);
  };
  const check = (raw: unknown) => {
    const value = parse(raw);
    if (typeof value !== 'number') return t('form.number');
    if (min !== undefined && value < min) return t('form.tooSmall', { limit: min });
    if (max !== undefined && value > max) return t('form.tooBig', { limit: max });
    return undefined;
  };
  const { field, error, control, frame } = useFormField(props, {
    parse,
    check,
    invalidText: t('form.number'),
  });
  const leave = () => {
    // An empty required field stays empty, so that it can be missed.
    if (!isBlank(field.value) || !props.required) field.onChange(parse(field.value) ?? '');
    field.onBlur();
  };
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="number"
        inputMode={integer ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={integer ? step : 'any'}
        readOnly={props.readOnly}
        className={controlClass('form-control text-end', error)}
        value={asText(field.value)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={leave}
        onWheel={ignoreWheel}
      />
    </FieldFrame>
  );
}

/** Euros; its value is a decimal string with two places. */
export function MoneyField(props: FieldProps) {
  const { t } = useTranslation('ui');
  const check = (raw: unknown) => (isAmount(raw) ? undefined : t('form.money'));
  const parse = (raw: unknown) => (isAmount(raw) ? moneyOfCents(centsOf(asText(raw))) : raw);
  const { field, error, control, frame } = useFormField(props, {
    parse,
    check,
    invalidText: t('form.money'),
  });
  const leave = () => {
    if (!isBlank(field.value)) field.onChange(parse(field.value));
    field.onBlur();
  };
  return (
    <FieldFrame {...frame}>
      <div className={error ? 'input-group has-validation' : 'input-group'}>
        <span className="input-group-text" aria-hidden="true">
          €
        </span>
        <input
          {...control}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          readOnly={props.readOnly}
          className={controlClass('form-control text-end', error)}
          value={asText(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={leave}
          onWheel={ignoreWheel}
        />
      </div>
    </FieldFrame>
  );
}

/** Not negative, at most 99,999,999.99 and no fraction of a cent, as contracts say. */
const isAmount = (raw: unknown) => /^\d{1,8}(\.\d{1,2})?$/.test(asText(raw).trim());

/** Scrolling a page must not change a price under the pointer. */
const ignoreWheel = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();
