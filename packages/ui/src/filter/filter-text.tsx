import { useEffect, useId, useRef, useState } from 'react';

import styles from './filter.module.css';

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
