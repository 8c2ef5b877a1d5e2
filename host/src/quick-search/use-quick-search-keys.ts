import { useScanSettings } from '@backoffice/ui/scanner';
import { useEffect, useEffectEvent } from 'react';

import { slashKey } from '../layout/choices';
import { useStoredChoice } from '../navigation/stored-choice';
import { SlashWatch } from './slash-watch';

/** The text box of quick search, in which the slash closes instead of being typed. */
export const QUICK_SEARCH_FIELD = 'data-quick-search';

const TYPES_TEXT = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(TYPES_TEXT) &&
  !target.hasAttribute(QUICK_SEARCH_FIELD);

/** `/` (which can be switched off, WCAG 2.1.4) and Ctrl or Cmd + K open and close quick search. */
export function useQuickSearchKeys(isOpen: boolean, setIsOpen: (open: boolean) => void): void {
  const isSlashOn = useStoredChoice(slashKey) === 'on';
  const { maxGap } = useScanSettings();
  const toggle = useEffectEvent(() => {
    // Another dialog has the floor.
    if (!isOpen && document.querySelector('[aria-modal="true"]')) return;
    setIsOpen(!isOpen);
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK || event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (!isSlashOn) return undefined;
    const watch = new SlashWatch();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      clearTimeout(timer);
      if (event.repeat || event.isComposing) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const mayCount = watch.press({ key: event.key, at: event.timeStamp, modified }, maxGap);
      if (!mayCount || isTyping(event.target)) return;
      event.preventDefault();
      timer = setTimeout(() => watch.settle() && toggle(), maxGap);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isSlashOn, maxGap]);
}
