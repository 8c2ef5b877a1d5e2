import { addDays } from '@backoffice/contracts';
import { formatDay, typedDay } from '@backoffice/i18n';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import { useToday } from '../session/use-today';
import styles from './date.module.css';

export interface DayInputProps {
  id?: string;
  /** Its name, where no label stands beside it. */
  label?: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  className?: string;
}

/** A day that is typed: as soon as it names its year, no more is waited for. */
const COMPLETE = /^\d{4}-\d\d-\d\d$|\D\d{4}$/;
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 7, PageDown: -7 };

/**
 * A day, written as the language on screen writes it, since a browser's own field follows the
 * language of the browser: 11/12 would be two days. Typed text is read however it is written; the
 * calendar is the browser's, and on phones it opens at once.
 */
export function DayInput({ id, label, className = '', ...props }: DayInputProps) {
  const { t } = useTranslation('ui');
  const errorId = useId();
  const { text, isWrong, today, type, read, step } = useTypedDay(props);
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => calendar.current?.showPicker();
  return (
    <span className={styles.day}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        // Keys pick a day here, as in a browser's own field: a fast scan is never a text for it.
        data-picks=""
        className={`form-control ${className} ${isWrong ? 'is-invalid' : ''}`}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        title={props.value && formatDay(props.value, { dateStyle: 'full' })}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={read}
        onKeyDown={(event) => (event.altKey ? event.key === 'ArrowDown' && open() : step(event))}
      />
      <Calendar {...props} field={calendar} onOpen={open} />
      {isWrong && (
        <span id={errorId} role="alert" className="invalid-feedback">
          {t('date.wrong', { example: formatDay(today) })}
        </span>
      )}
    </span>
  );
}

/** The text of the field while it is typed, and the day that it names. */
function useTypedDay({ value, onChange, max }: DayInputProps) {
  const today = useToday();
  // Once the day has changed, by this field or another way, the day is shown and not the text.
  const [typed, setTyped] = useState({ text: '', day: '', isWrong: false, isShown: false });
  const isTyped = typed.isShown && typed.day === value;
  const choose = (day: string) => {
    setTyped({ ...typed, isShown: false });
    if (day !== value) onChange(max && day > max ? max : day);
  };
  const type = (text: string) => {
    const day = COMPLETE.test(text.trim()) ? typedDay(text, value || today) : null;
    if (day) choose(day);
    else setTyped({ text, day: value, isWrong: false, isShown: true });
  };
  const read = () => {
    if (!isTyped) return;
    const day = typed.text.trim() === '' ? '' : typedDay(typed.text, value || today);
    if (day === null) setTyped({ ...typed, isWrong: true });
    else choose(day);
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') read();
    const days = STEPS[event.key];
    if (days === undefined) return;
    event.preventDefault();
    choose(value ? addDays(value, days) : today);
  };
  const text = isTyped ? typed.text : value && formatDay(value);
  return { text, isWrong: isTyped && typed.isWrong, today, type, read, step };
}

interface CalendarProps extends DayInputProps {
  field: RefObject<HTMLInputElement | null>;
  onOpen: () => void;
}

/** The browser's calendar. Fingers touch its field, which lies over ours; a mouse takes the button. */
function Calendar({ value, onChange, min, max, field, onOpen }: CalendarProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles.open}
        aria-label={t('date.calendar')}
        title={t('date.calendar')}
        onClick={onOpen}
      >
        <Icon path={ICONS.calendar} />
      </button>
      <input
        ref={field}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.native}
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
