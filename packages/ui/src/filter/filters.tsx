import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedia } from '../use-media';
import styles from './filter.module.css';

interface BarProps {
  label?: string;
  /** How many filters are set, beside the one that `isMain`: a phone folds them away. */
  set?: number;
  /** Filters that are wanted now and then; every width folds them away. */
  more?: ReactNode;
  /** A `FilterChip` for each of those that is set, in view while they are folded. */
  chips?: ReactNode;
  /** A line of its own beneath, of views and layouts. */
  views?: ReactNode;
  children: ReactNode;
}

/**
 * The filters of a list, in a row that wraps; a phone shows the one that `isMain`, and the others in
 * a sheet.
 */
export function FilterBar({ label, set, more, chips, views, children }: BarProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const isSheet = useMedia('(width < 768px)') && isOpen;
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isSheet) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isSheet]);
  return (
    <div className={styles.place}>
      {isSheet && <div className={styles.behind} role="presentation" onClick={close} />}
      <div
        className={isSheet ? `${styles.bar} ${styles.sheet}` : styles.bar}
        role="search"
        aria-label={label ?? t('filters')}
        data-open={isOpen}
        data-folds={more !== undefined || undefined}
      >
        {children}
        {set !== undefined && (
          <button
            type="button"
            className={`btn btn-sm btn-${isSheet ? 'primary' : 'outline-secondary'} ${styles.unfold}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isSheet ? t('filtersDone') : set > 0 ? t('filtersSet', { number: set }) : t('filters')}
          </button>
        )}
        {more && <div className={styles.more}>{more}</div>}
        {chips && <div className={styles.chips}>{chips}</div>}
        {views}
      </div>
    </div>
  );
}

export interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** How long a person may pause while typing before the list follows. Milliseconds. */
const TYPING_PAUSE = 200;

/** Keeps the typed text beside the value in the URL, which follows late. */
function useTyped(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  /** Texts that were sent and have not come back as the value; more may be typed by then. */
  const underWay = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const place = underWay.current.indexOf(value);
    underWay.current.splice(0, place + 1);
    if (place >= 0 || value === sent.current) return;
    // Something else changed the value: a button, or going back.
    underWay.current = [];
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    underWay.current.push(next);
    onChange(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), TYPING_PAUSE);
  };
  return { text, type, send: () => send(text) };
}

/** A text to filter by; the list follows when typing pauses, or at once on Enter. */
export function FilterText({ label, value, onChange, isMain }: FilterProps & { isMain?: boolean }) {
  const id = useId();
  const { text, type, send } = useTyped(value, onChange);
  return (
    <div className={styles.filter} data-main={isMain}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="form-control form-control-sm"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send()}
        onBlur={send}
      />
    </div>
  );
}
