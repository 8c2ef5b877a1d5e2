import { isAmbiguous, typedDecimal, typedWhole, type TFunction } from '@backoffice/i18n';
import { useState, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { isBlank } from '../resolver';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';
import { FixedValue } from './fixed-value';
import { amountError, amountOf, MoneyInput } from './money-input';
import { asText, useEarlyError, useFormField } from './use-form-field';
import { WithUnit } from './with-unit';

interface NumberFieldProps extends FieldProps {
  /** What the number counts: "days", "%". */
  unit?: string;
  min?: number;
  max?: number;
  /** Whole numbers: "12.7" becomes 12. */
  integer?: boolean;
  /** For whole euros: if cents were typed, a button offers to keep them. */
  offersCents?: boolean;
  /** The value of an empty or unreadable field; without it, an empty field is undefined. */
  emptyAs?: number;
}

/**
 * A field for a number. When it is left, it shows the number that it read. If that isn't all that
 * was typed, a line below says so and can give cents back (`offersCents`).
 */
export const NumberField = (props: NumberFieldProps) =>
  props.readOnly ? <FixedNumber {...props} /> : <TypedNumber {...props} />;

function FixedNumber(props: NumberFieldProps) {
  const { field, control, frame } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <FixedValue {...control} value={withUnit(asText(field.value), props.unit)} />
    </FieldFrame>
  );
}

function TypedNumber(props: NumberFieldProps) {
  const { t } = useTranslation('ui');
  const rule = numberRule(props, t);
  const [reading, setReading] = useState<ReadText>();
  const { field, error, control, frame } = useFormField(props, {
    ...rule,
    unit: props.unit,
    note: (value) => reading && value === reading.value && <Reading {...props} {...reading} />,
    invalidText: t('form.number'),
  });
  const showError = useEarlyError(props.name);
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    field.onBlur();
    // An empty required field stays empty, to be reported; a number has already been read.
    if (typeof field.value === 'number' || (isBlank(field.value) && props.required)) return;
    const wrong = isBlank(field.value) ? undefined : rule.check(field.value);
    showError(wrong);
    if (wrong) return;
    const value = rule.parse(field.value) ?? '';
    const text = asText(field.value);
    const isExact = isBlank(text) || typedDecimal(text) === value;
    if (isExact) setReading(undefined);
    else afterPress(next, () => setReading({ value, text }));
    field.onChange(value);
  };
  return (
    <FieldFrame {...frame}>
      <WithUnit id={control.id} unit={props.unit}>
        <input
          {...control}
          {...DIGITS}
          inputMode={props.integer === false ? 'decimal' : 'numeric'}
          className={controlClass('form-control', error)}
          value={isKept(props, field.value) ? field.value.toFixed(2) : asText(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={leave}
        />
      </WithUnit>
    </FieldFrame>
  );
}

/** Read from left to right in any language. */
const DIGITS = { type: 'text', autoComplete: 'off', dir: 'ltr' } as const;

const withUnit = (value: string, unit = '') => (value ? `${value} ${unit}`.trim() : '');

function numberRule(props: NumberFieldProps, t: TFunction<'ui'>) {
  const { min, max, integer = true, emptyAs } = props;
  const parse = (raw: unknown) => {
    if (isKept(props, raw)) return raw;
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
  return { parse, check };
}

/** Whether cents were kept on purpose: typed values are text, and are read as whole numbers. */
const isKept = ({ offersCents }: NumberFieldProps, value: unknown): value is number =>
  offersCents === true && typeof value === 'number' && !Number.isInteger(value);

/**
 * Waits until a pressed button is let go: if the form changed before, the button would move from
 * under the pointer.
 */
function afterPress(next: EventTarget | null, act: () => void): void {
  if (next instanceof Element && !next.closest('[type="submit"]')) return act();
  const events = ['pointerup', 'keyup'];
  const go = () => {
    for (const event of events) removeEventListener(event, go);
    act();
  };
  for (const event of events) addEventListener(event, go);
}

interface ReadText {
  /** The value that was read from the text. */
  value: unknown;
  text: string;
}

/** Says how a text was read, with a button to keep its cents where they were cut off. */
function Reading({ name, label, offersCents, value, text }: NumberFieldProps & ReadText) {
  const { t } = useTranslation('ui');
  const { setValue } = useFormContext();
  const exact = typedDecimal(text);
  const canKeep = offersCents && exact !== null && Number(exact.toFixed(2)) === exact;
  return (
    <>
      {t('form.readAs', { value, text })}{' '}
      {canKeep && (
        <button
          type="button"
          className="btn btn-link btn-sm p-0 align-baseline"
          aria-label={`${label}: ${t('form.keep', { amount: exact.toFixed(2) })}`}
          onClick={() => setValue(name, exact, { shouldDirty: true })}
        >
          {t('form.keep', { amount: exact.toFixed(2) })}
        </button>
      )}
    </>
  );
}

const EURO = '€';

/** A field for euros; its value is a decimal string with two places. */
export function MoneyField(props: FieldProps) {
  const { t } = useTranslation('ui');
  const { field, error, control, frame } = useFormField(props, {
    parse: (raw) => (isBlank(raw) ? '' : amountOf(asText(raw))),
    check: (raw) => amountError(asText(raw)),
    invalidText: t('form.money'),
    unit: props.readOnly ? undefined : EURO,
  });
  const showError = useEarlyError(props.name);
  const leave = () => {
    field.onBlur();
    showError(isBlank(field.value) ? undefined : amountError(asText(field.value)));
  };
  return (
    <FieldFrame {...frame}>
      {props.readOnly ? (
        <FixedValue {...control} value={withUnit(asText(field.value), EURO)} />
      ) : (
        <WithUnit id={control.id} unit={EURO}>
          <MoneyInput
            {...control}
            error={error}
            value={asText(field.value)}
            onChange={field.onChange}
            onBlur={leave}
          />
        </WithUnit>
      )}
    </FieldFrame>
  );
}
