import { useScanSettings } from '@backoffice/ui/scanner';
import { useEffect, useEffectEvent, useState } from 'react';

import { usePreference } from '../preferences/preference';
import { slashKey } from '../preferences/preferences';
import { SlashWatch, type WatchedKey } from './slash-watch';
import { TypedAhead } from './typed-ahead';

/** The text box of quick search, in which the slash closes instead of being typed. */
export const QUICK_SEARCH_FIELD = 'data-quick-search';

const TYPES_TEXT = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** A dialog that is closing has lost `show` already. */
const OPEN_DIALOG = '[aria-modal="true"].show';

/** Whether keys go into a field, other than the box of quick search. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(TYPES_TEXT) &&
  !target.hasAttribute(QUICK_SEARCH_FIELD);

export const isDialogOpen = () => document.querySelector(OPEN_DIALOG) !== null;

const isK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * `/` (which can be switched off, WCAG 2.1.4) and Ctrl or Cmd + K open and close quick search.
 * Returns what is typed before its box is there.
 */
export function useQuickSearchKeys(
  isOpen: boolean,
  setIsOpen: (open: boolean) => void,
): TypedAhead {
  const isSlashOn = usePreference(slashKey) === 'on';
  const { maxGap } = useScanSettings();
  const [ahead] = useState(() => new TypedAhead());
  const toggle = useEffectEvent((text: string) => {
    // Quick search doesn't open over another dialog.
    if (!isOpen && isDialogOpen()) return;
    if (isOpen) ahead.stop();
    else ahead.start(text);
    setIsOpen(!isOpen);
  });

  useEffect(() => {
    if (!isOpen) ahead.stop();
  }, [isOpen, ahead]);

  useEffect(
    () => listenForKeys({ ahead, isSlashOn, maxGap, toggle: (text) => toggle(text) }),
    [ahead, isSlashOn, maxGap],
  );

  return ahead;
}

interface Listening {
  ahead: TypedAhead;
  isSlashOn: boolean;
  /** Milliseconds between two keys of a scan. */
  maxGap: number;
  toggle: (text: string) => void;
}

/** Returns how to stop. */
function listenForKeys({ ahead, isSlashOn, maxGap, toggle }: Listening): () => void {
  const watch = new SlashWatch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const text = watch.settle();
    if (text !== null) toggle(text);
  };
  const isSlash = (event: KeyboardEvent): boolean => {
    clearTimeout(timer);
    const meaning = watch.press(keyOf(event), maxGap);
    if (meaning === 'kept') timer = setTimeout(settle, maxGap);
    if (meaning === 'opens') {
      settle();
      if (event.key === 'Enter') ahead.press('Enter');
    }
    return meaning !== 'none';
  };
  const isOurs = (event: KeyboardEvent): boolean => {
    if (!isModified(event) && ahead.press(event.key)) return true;
    if (!isK(event)) return isSlashOn && isSlash(event);
    toggle('');
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Caught on its way to the page, which must not act on a key that belongs to the box.
    if (!event.repeat && !event.isComposing && isOurs(event)) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const keyOf = (event: KeyboardEvent): WatchedKey => ({
  key: event.key,
  at: event.timeStamp,
  modified: isModified(event),
  isTyping: isTyping(event.target),
});
