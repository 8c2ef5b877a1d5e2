import { useScanSettings } from '@backoffice/ui/scanner';
import { useEffect, useEffectEvent } from 'react';

import { usePreference } from '../preferences/preference';
import { slashKey } from '../preferences/preferences';
import { isDialogOpen, isTyping } from './use-quick-search-keys';

/** On Arabic keys, too. */
const MARKS = ['?', '؟'];

/**
 * Calls back for a question mark that a person typed outside fields: within a scanned code, other
 * keys come right before or after it. It is switched off with the slash (WCAG 2.1.4).
 */
export function useQuestionKey(onAsk: () => void): void {
  const isOn = usePreference(slashKey) === 'on';
  const { maxGap } = useScanSettings();
  const ask = useEffectEvent(onAsk);
  useEffect(() => (isOn ? listen(maxGap, () => ask()) : undefined), [isOn, maxGap]);
}

/** Returns how to stop. */
function listen(maxGap: number, onAsk: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onKeyDown = ({ key, timeStamp, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (key.length > 1 && key !== 'Enter') return;
    clearTimeout(timer);
    const isAlone = timeStamp - lastAt > maxGap && !ctrlKey && !metaKey;
    lastAt = timeStamp;
    if (!MARKS.includes(key) || !isAlone || isTyping(target) || isDialogOpen()) return;
    timer = setTimeout(onAsk, maxGap);
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
