import { NO_VALUE } from '@backoffice/i18n';
import { useEffect, useRef } from 'react';
import { get, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { FieldRule } from '../fields/field-rules';
import { asText } from '../fields/use-form-field';
import styles from '../form.module.css';
import type { AppForm } from '../use-app-form';

export interface ComparisonProps<Values extends FieldValues, Output> {
  form: AppForm<Values, Output>;
  /** The values that the form would have if it were opened now. */
  theirs: Values;
  /** Whether to ask even where no field on screen differs. */
  asks: boolean;
  onClose: () => void;
}

const sentText = (value: unknown, { parse }: FieldRule) =>
  asText(parse ? parse(value) : value).trim();

/** The fields that somebody else changed, and two ways for the form to go on from the saved row. */
function useChoice<Values extends FieldValues, Output>({
  form,
  theirs,
  onClose,
}: Omit<ComparisonProps<Values, Output>, 'asks'>) {
  const mine = useWatch({ control: form.control }) as Values;
  const seen = form.formState.defaultValues;
  const changed = [...form.rules].filter(([name, rule]) => {
    const saved = sentText(get(theirs, name), rule);
    return saved !== sentText(get(seen, name), rule) && saved !== sentText(get(mine, name), rule);
  });
  const goOn = (...taken: string[]) => {
    const values = taken.map((name) => [name, get(theirs, name) as unknown]);
    form.reset(theirs);
    form.reset({ ...mine, ...Object.fromEntries(values) }, { keepDefaultValues: true });
    onClose();
  };
  const take = () => {
    const names = changed.map(([name]) => name);
    goOn('version', ...names);
    setTimeout(() => form.setFocus(names[0] as Path<Values>));
  };
  return { mine, changed, keep: () => goOn('version'), take };
}

/** Shows fields that somebody else changed, beside the own values, to choose one side. */
export function Comparison<Values extends FieldValues, Output>({
  asks,
  ...props
}: ComparisonProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const frame = useRef<HTMLDivElement>(null);
  const { changed, mine, keep, take } = useChoice(props);
  const isAsked = asks || changed.length > 0;
  const send = () => {
    const form = frame.current?.closest('form');
    keep();
    form?.requestSubmit();
  };
  useEffect(() => {
    if (isAsked) frame.current?.focus();
    else send();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as it appears
  }, []);

  return (
    <div
      ref={frame}
      className={`alert alert-warning ${styles.meanwhile}`}
      role="alert"
      tabIndex={-1}
      hidden={!isAsked}
    >
      <p>{t('form.meanwhile.title')}</p>
      <Fields changed={changed} theirs={props.theirs} mine={mine} />
      <button type="button" className="btn btn-outline-secondary" onClick={take}>
        {t('form.meanwhile.take')}
      </button>
      <button type="button" className="btn btn-primary" onClick={send}>
        {t('form.meanwhile.keep')}
      </button>
    </div>
  );
}

interface FieldsProps {
  changed: [string, FieldRule][];
  theirs: FieldValues;
  mine: FieldValues;
}

function Fields({ changed, theirs, mine }: FieldsProps) {
  const { t } = useTranslation('ui');
  return (
    <table className="table table-sm">
      <thead>
        <tr>
          <th scope="col">{t('form.meanwhile.field')}</th>
          <th scope="col">{t('form.meanwhile.saved')}</th>
          <th scope="col">{t('form.meanwhile.yours')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(([name, rule]) => (
          <tr key={name}>
            <th scope="row">{rule.label}</th>
            <Shown value={get(theirs, name)} rule={rule} />
            <Shown value={get(mine, name)} rule={rule} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Shown = ({ value, rule }: { value: unknown; rule: FieldRule }) => (
  <td>
    <bdi>{rule.shown?.(value) || sentText(value, rule) || NO_VALUE}</bdi>
  </td>
);
