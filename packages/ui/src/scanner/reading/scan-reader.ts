import { isWholeBarcode } from './barcode';
import type { FieldKind } from './scan-field';

/** One pressed key, as the reader needs it. Times in milliseconds. */
export interface ScanKey {
  /** The physical key, `KeyboardEvent.code`. */
  code: string;
  /** The character in the keyboard's layout, `KeyboardEvent.key`. */
  key: string;
  /** When it was pressed, `Event.timeStamp`, not when a busy page read it. */
  at: number;
  repeat: boolean;
  /** Ctrl, Alt or Meta is held. */
  modified: boolean;
  /** The field that has the focus, if any. */
  field: FieldKind | null;
}

export interface ScanReaderOptions {
  /** The longest pause between two keys of one scan, in milliseconds. */
  maxGap?: number;
}

/** The result of a run of keys: a code, or text of a scanner that is no code. */
export interface Scan {
  text: string;
  isReadable: boolean;
  /** The shorter code that this run was reported as before its last keys came. */
  replaces?: string;
}

/** The meaning of a key. */
export interface ScanResult {
  /**
   * The key may start or continue a scan: a digit, in a list or a date any character. A key that
   * `ends` a scan, or that a scanner sends after it, must reach nobody else. Null: a person's key.
   */
  role: 'starts' | 'continues' | 'ends' | null;
  /** The scan that ended with this key, or before it. */
  ended: Scan | null;
  /** A scanner typed too little for a code: the field must be put back all the same. */
  isUndone?: boolean;
}

export interface ScanReader {
  read: (key: ScanKey) => ScanResult;
  /** The scan, if the run is over at this time. */
  settle: (at: number) => Scan | null;
  /** When to ask `settle` next; null while nothing is open. */
  dueAt: () => number | null;
}

/** Milliseconds of silence after which a whole barcode without an ending key is a scan. */
export const SCAN_SILENCE = 300;
/** Milliseconds that half a code waits for its other half. */
export const FRAGMENT_PATIENCE = 1_000;
/** Milliseconds after a scan in which no person can press Enter. */
const DEAD_TIME = 250;
export const DEFAULT_MAX_GAP = 60;

/** The fewest digits of a code outside of text fields. */
const MIN_LENGTH = 4;
/** In a text field shorter numbers are a person's: with an ending key, and without. */
const MIN_LENGTH_IN_TEXT = 8;
const MIN_LENGTH_IN_TEXT_WITHOUT_ENDING = 12;
/** One key and a quick Enter may be a person who picks from a list. */
const MIN_LENGTH_IN_PICKER = 2;

const LONG_AGO = Number.NEGATIVE_INFINITY;
const NOTHING: ScanResult = { role: null, ended: null };
const isEnding = ({ key }: ScanKey) => key === 'Enter' || key === 'Tab';
const isDigits = (text: string) => /^\d+$/.test(text);

/** Digits by the physical key: scanners type in the US layout, whatever the computer's is. */
export function characterOf({ code, key }: Pick<ScanKey, 'code' | 'key'>): string | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return key.length === 1 ? key : null;
}

/**
 * Tells a barcode scanner from a person at the keyboard by its pace. It doesn't depend on the
 * browser: the same keys at the same times give the same codes, however late they are read.
 */
// eslint-disable-next-line max-lines-per-function -- one state machine, whose steps share the run of keys
export function createScanReader({ maxGap = DEFAULT_MAX_GAP }: ScanReaderOptions = {}): ScanReader {
  const noRun = { text: '', field: null as FieldKind | null, last: LONG_AGO };
  let run = noRun;
  /** The text for which the run was already reported; more of its keys may still come. */
  let told: string | null = null;
  /** Times of the scan's ending key and of the last key after it, and whether that is held. */
  let tail = { from: LONG_AGO, last: LONG_AGO, isHeld: false };

  const isWithin = (at: number, since: number, time: number) => at >= since && at - since <= time;

  const tell = (isReadable: boolean): Scan => {
    const replaces = told !== null && told !== run.text ? { replaces: told } : {};
    told = run.text;
    return { text: run.text, isReadable, ...replaces };
  };
  const isWhole = () =>
    isWholeBarcode(run.text) &&
    (run.field !== 'text' || run.text.length >= MIN_LENGTH_IN_TEXT_WITHOUT_ENDING);
  const isFragment = () =>
    run.field !== 'text' && isDigits(run.text) && run.text.length >= MIN_LENGTH;
  /** The scan that the run is when no more keys come. */
  const conclude = (): Scan | null => {
    if (told === run.text) return null;
    if (isWhole()) return tell(true);
    return isFragment() ? tell(false) : null;
  };
  const start = (text: string, { at, field }: ScanKey) => {
    const ended = conclude();
    run = { text, field, last: at };
    told = null;
    return ended;
  };

  /** The scan that the run is when Enter or Tab follows at a scanner's pace. */
  const concludeByEnding = (): Scan | null => {
    const { text, field } = run;
    const minLength = field === 'text' ? MIN_LENGTH_IN_TEXT : MIN_LENGTH;
    if (told === text || text.length < minLength) return null;
    if (isDigits(text)) return tell(true);
    return field === 'text' ? null : tell(false);
  };
  /** Whether an ending key at a scanner's pace ends a scan, even if no code was read. */
  const endsScan = () =>
    run.field === null || (run.field === 'picker' && run.text.length >= MIN_LENGTH_IN_PICKER);

  const end = (key: ScanKey): ScanResult => {
    const { at } = key;
    const ends = run.text !== '' && isWithin(at, run.last, maxGap);
    const ended = ends ? concludeByEnding() : conclude();
    const wasScan = ended !== null || told !== null;
    // Outside of text fields no person presses Enter so soon after a character.
    const isOwn = ends && (wasScan || endsScan());
    const isAfter = isWithin(at, tail.from, DEAD_TIME) || isWithin(at, tail.last, maxGap);
    const isLate = wasScan && isWithin(at, run.last, DEAD_TIME);
    run = noRun;
    told = null;
    const isScans = isOwn || isAfter || isLate;
    if (isOwn || isLate) tail = { from: at, last: at, isHeld: true };
    else if (isWithin(at, tail.last, maxGap)) tail = { ...tail, last: at, isHeld: true };
    else tail = { ...tail, isHeld: isAfter };
    const isUndone = isOwn && !wasScan;
    return { role: isScans ? 'ends' : null, ended, ...(isUndone && { isUndone }) };
  };

  const mayBeScan = () => run.field === 'picker' || isDigits(run.text);

  const type = (character: string, key: ScanKey): ScanResult => {
    if (run.text !== '' && isWithin(key.at, run.last, maxGap)) {
      // The field of the first key counts: the answer to a scan may have moved the focus.
      run = { ...run, text: run.text + character, last: key.at };
      return { role: mayBeScan() ? 'continues' : null, ended: null };
    }
    const ended = start(character, key);
    return { role: mayBeScan() ? 'starts' : null, ended };
  };

  return {
    read(key) {
      if (key.repeat) return isEnding(key) && tail.isHeld ? { role: 'ends', ended: null } : NOTHING;
      if (key.modified) return { ...NOTHING, ended: start('', key) };
      if (isEnding(key)) return end(key);
      const character = characterOf(key);
      return character === null ? NOTHING : type(character, key);
    },
    settle(at) {
      const isOver = at - run.last >= (isWhole() ? SCAN_SILENCE : FRAGMENT_PATIENCE);
      return isOver ? conclude() : null;
    },
    dueAt() {
      if (told === run.text || !(isWhole() || isFragment())) return null;
      return run.last + (isWhole() ? SCAN_SILENCE : FRAGMENT_PATIENCE);
    },
  };
}
