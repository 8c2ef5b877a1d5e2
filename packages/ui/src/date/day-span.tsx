import { formatDay, type TFunction } from '@backoffice/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { usePopup } from '../dialog/use-popup';
import { useToday } from '../session/use-today';
import styles from './date.module.css';
import { DayInput } from './day-input';
import { isSame, usualSpans, type Span } from './spans';

interface Props extends Span {
  /** Names of its two fields. */
  labels: Record<keyof Span, string>;
  onChange: (change: Partial<Span>) => void;
  /** The last day that can be chosen. */
  max?: string | undefined;
}

/** A span of days in one field: a usual one, or from one day to another. */
export function DaySpan({ labels, from, to, onChange, max }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const today = useToday();
  const { isOpen, setIsOpen, button, leave, holder } = usePopup();
  const usual = usualSpans(today);
  return (
    <div {...holder} className={styles.span}>
      <label id={id} htmlFor={`${id}-button`}>
        {t('date.span')}
      </label>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className="form-select form-select-sm"
        aria-expanded={isOpen}
        aria-labelledby={`${id} ${id}-text`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span id={`${id}-text`}>{spanText(t, { from, to }, { usual, labels })}</span>
      </button>
      {isOpen && (
        <div role="group" aria-labelledby={id} className={`dropdown-menu show ${styles.spans}`}>
          <Usual
            usual={usual}
            span={{ from, to }}
            onChoose={(span) => {
              onChange(span);
              leave();
            }}
          />
          <Ends id={id} {...{ labels, from, to, onChange, max }} />
        </div>
      )}
    </div>
  );
}

interface UsualProps {
  usual: ReturnType<typeof usualSpans>;
  span: Span;
  onChoose: (span: Span) => void;
}

function Usual({ usual, span, onChoose }: UsualProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.usual}>
      {usual.map(([name, one]) => (
        <button
          key={name}
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-pressed={isSame(one, span)}
          onClick={() => onChoose(one)}
        >
          {usualText(t, name)}
        </button>
      ))}
    </div>
  );
}

function Ends({ id, labels, from, to, onChange, max }: Props & { id: string }) {
  const ends = [
    { end: 'from', value: from, max: to || max },
    { end: 'to', value: to, min: from || undefined, max },
  ] as const;
  return ends.map(({ end, ...field }) => (
    <div key={end}>
      <label htmlFor={`${id}-${end}`}>{labels[end]}</label>
      <DayInput
        {...field}
        id={`${id}-${end}`}
        className="form-control-sm"
        onChange={(day) => onChange({ [end]: day })}
      />
    </div>
  ));
}

const usualText = (t: TFunction, name: UsualProps['usual'][number][0]) =>
  name === 'any' ? t('ui:all') : t(`ui:date.${name}`);

type Known = Pick<UsualProps, 'usual'> & Pick<Props, 'labels'>;

function spanText(t: TFunction, span: Span, { usual, labels }: Known): string {
  const known = usual.find(([, other]) => isSame(span, other));
  if (known) return usualText(t, known[0]);
  const [from, to] = [formatDay(span.from), formatDay(span.to)];
  if (!span.to) return `${labels.from}: ${from}`;
  if (!span.from) return `${labels.to}: ${to}`;
  return span.from === span.to ? from : `${from} – ${to}`;
}
