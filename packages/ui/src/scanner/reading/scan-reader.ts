import { isWholeBarcode } from './barcode';
import type { FieldKind } from './scan-field';

/** One key pressed, with what the reader needs to know of it. Times in milliseconds. */
export interface ScanKey {
  /** The physical key, `KeyboardEvent.code`. */
  code: string;
  /** What it means in the layout, `KeyboardEvent.key`. */
  key: string;
  /** When it was pressed, `Event.timeStamp`; not when the page came to know. */
  at: number;
  repeat: boolean;
  /** Ctrl, Alt or Meta is held. */
  modified: boolean;
  /** The field that has the focus, if any. */
  field: FieldKind | null;
}

export interface ScanReaderOptions {
  /** The longest pause between two keys of one scan. */
  maxGap?: number;
}

/** What came of a run of keys: a code, or what a scanner typed that is none. */
export interface Scan {
  text: string;
  isReadable: boolean;
  /** What this run was taken for before its last keys came. */
  replaces?: string;
}

/** What a key meant. */
export interface ScanResult {
  /**
   * A digit may be the first of a scan, or one more of it; in a list or a date so may any character.
   * A key that `ends` one, or that a scanner sends after it, belongs to the scanner: nobody else may
   * have it. Null: it is a person's.
   */
  role: 'starts' | 'continues' | 'ends' | null;
  /** The run that ended with this key, or before it. */
  ended: Scan | null;
  /** What a scanner typed is too short for a code: the field must be as it was all the same. */
  isUndone?: boolean;
}

export interface ScanReader {
  read: (key: ScanKey) => ScanResult;
  /** What came of the run, if it is over at this time. */
  settle: (at: number) => Scan | null;
  /** When to ask `settle` next; null while nothing is open. */
  dueAt: () => number | null;
}

/** So long nothing may follow until a whole barcode without an ending key is a scan. */
export const SCAN_SILENCE = 300;
/** So long a fragment waits for its rest. */
export const FRAGMENT_PATIENCE = 1_000;
/** So soon after a scan no hand presses Enter. */
export const DEAD_TIME = 250;
export const DEFAULT_MAX_GAP = 60;

/** The shortest code outside fields. */
const MIN_LENGTH = 4;
/** Inside a text a shorter number is a number: with an ending, and without. */
const MIN_LENGTH_IN_TEXT = 8;
const MIN_LENGTH_IN_TEXT_WITHOUT_ENDING = 12;
/** One key and Enter at this pace may be a person's who picks from a list. */
const MIN_LENGTH_IN_PICKER = 2;

const LONG_AGO = Number.NEGATIVE_INFINITY;
const NOTHING: ScanResult = { role: null, ended: null };
const isEnding = ({ key }: ScanKey) => key === 'Enter' || key === 'Tab';
const isDigits = (text: string) => /^\d+$/.test(text);

/** Digits by the physical key: scanners type in the US layout, whatever the computer's is. */
function characterOf({ code, key }: ScanKey): string | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return key.length === 1 ? key : null;
}

/**
 * Tells a barcode scanner from a person at the keyboard by its pace. Knows nothing of the browser:
 * the same keys at the same times always give the same codes, however late they are read.
 */
// eslint-disable-next-line max-lines-per-function -- one state machine, whose steps share the run of keys
export function createScanReader({ maxGap = DEFAULT_MAX_GAP }: ScanReaderOptions = {}): ScanReader {
  const noRun = { text: '', field: null as FieldKind | null, last: LONG_AGO };
  let run = noRun;
  /** What the run was already taken for; its last keys may still come. */
  let told: string | null = null;
  /** The scan's own ending, the last key that belonged to it, and whether that one is still held. */
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
  /** What the run is when no more of it comes. */
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

  /** The run that Enter or Tab ends at the scanner's pace. */
  const concludeByEnding = (): Scan | null => {
    const { text, field } = run;
    const minLength = field === 'text' ? MIN_LENGTH_IN_TEXT : MIN_LENGTH;
    if (told === text || text.length < minLength) return null;
    if (isDigits(text)) return tell(true);
    return field === 'text' ? null : tell(false);
  };
  /** Whether a key that came at this pace ends what a scanner typed, whether or not it is a code. */
  const endsScan = () =>
    run.field === null || (run.field === 'picker' && run.text.length >= MIN_LENGTH_IN_PICKER);

  const end = (key: ScanKey): ScanResult => {
    const { at } = key;
    const ends = run.text !== '' && isWithin(at, run.last, maxGap);
    const ended = ends ? concludeByEnding() : conclude();
    const wasScan = ended !== null || told !== null;
    // Outside texts no hand follows a character with Enter that quickly, whatever was read.
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
      // Where the focus goes meanwhile changes nothing: an answer may have moved it.
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
