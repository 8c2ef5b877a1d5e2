import { MAX_MAX_GAP, scanSettings, subscribeToScanSettings } from '../scan-settings';
import { fieldKind } from './scan-field';
import { characterOf, createScanReader, type Scan } from './scan-reader';
import { createSlowScanWatch } from './slow-scan';
import { TypedFields } from './typed-fields';

/** The receiver of scans. */
export interface ScanSink {
  /** False while nobody wants scans: keys are left alone then. */
  isWanted: (target: EventTarget | null) => boolean;
  take: (scan: Scan) => void;
  /** A code that was typed too slowly to be taken for a scan; its longest pause in milliseconds. */
  noteSlow: (gap: number) => void;
}

/** Before these, typed keys are released: a press may send a form, which needs them. */
const PRESSES = ['pointerdown', 'click'] as const;

const pacedKey = (event: KeyboardEvent) => ({
  isDigit: /^\d$/.test(characterOf(event) ?? ''),
  isEnding: event.key === 'Enter' || event.key === 'Tab',
  at: event.timeStamp,
});

/** Listens to the keyboard before the page does. Returns how to stop. */
// eslint-disable-next-line max-lines-per-function -- one listener, whose parts share reader and timer
export function startListening({ isWanted, take, noteSlow }: ScanSink): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const newReader = () => createScanReader({ maxGap: scanSettings().maxGap });
  let reader = newReader();
  const fields = new TypedFields();
  const slowGapOf = createSlowScanWatch(MAX_MAX_GAP);

  const finish = (scan: Scan | null) => {
    if (!scan) return;
    fields.restore();
    take(scan);
  };
  const settle = () => {
    // A timer may fire a fraction early; a few milliseconds more don't change the answer.
    finish(reader.settle(performance.now() + 5));
    arm();
  };
  const arm = () => {
    clearTimeout(timer);
    const due = reader.dueAt();
    if (due !== null) timer = setTimeout(settle, Math.max(0, due - performance.now()));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Shift belongs to the letter that it makes a capital.
    if (event.isComposing || event.key === 'Shift' || !isWanted(event.target)) return;
    const { role, ended, isUndone } = reader.read({
      code: event.code,
      key: event.key,
      at: event.timeStamp,
      repeat: event.repeat,
      modified: event.ctrlKey || event.metaKey || event.altKey,
      // Another listener has taken the key, and will write it somewhere.
      field: event.defaultPrevented ? 'text' : fieldKind(event.target),
    });
    const gap = event.repeat ? null : slowGapOf(pacedKey(event), scanSettings().maxGap);
    if (gap !== null && !ended) noteSlow(gap);
    finish(ended);
    if (isUndone) fields.restore();
    if (role === 'starts' || role === null) fields.release();
    if (role === 'starts' || role === 'continues') fields.watch(event.target);
    if (role === 'ends') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    arm();
  };
  const onBeforeInput = (event: Event) => fields.reach(event.target);
  const onPress = () => fields.release();

  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('beforeinput', onBeforeInput, { capture: true });
  for (const type of PRESSES) document.addEventListener(type, onPress, { capture: true });
  const unsubscribe = subscribeToScanSettings(() => {
    reader = newReader();
  });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('beforeinput', onBeforeInput, { capture: true });
    for (const type of PRESSES) document.removeEventListener(type, onPress, { capture: true });
    unsubscribe();
    clearTimeout(timer);
    fields.release();
  };
}
