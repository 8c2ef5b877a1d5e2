/** One key pressed, with what the reader needs to know of it. Times in milliseconds. */
export interface ScanKey {
  /** The physical key, `KeyboardEvent.code`. */
  code: string;
  /** What it means in the layout, `KeyboardEvent.key`. */
  key: string;
  at: number;
  repeat: boolean;
  /** Ctrl, Alt or Meta is held. */
  modified: boolean;
  /** Whether the focus is in a text field. */
  inField: boolean;
}

export interface ScanReaderOptions {
  /** The longest pause between two keys of one scan. */
  maxGap?: number;
  /** How long nothing may follow until a scan without an ending key is complete. */
  silence?: number;
  /** The shortest code outside text fields. */
  minLength?: number;
  /** Inside a text field only digits count, and at least this many. */
  minDigitsInField?: number;
}

/** What a key meant. `starts`: it may be the first of a scan. `code`: it ended one; swallow it. */
export interface ScanResult {
  starts: boolean;
  code: string | null;
}

export interface ScanReader {
  read: (key: ScanKey) => ScanResult;
  /** To be asked when `silence` has passed since the last key; the code if one is complete. */
  settle: (at: number) => string | null;
}

export const SCAN_SILENCE = 100;
export const DEFAULT_MAX_GAP = 60;

const NOTHING: ScanResult = { starts: false, code: null };
const isEnding = (key: ScanKey) => key.key === 'Enter' || key.key === 'Tab';

/** Digits by the physical key: scanners type in the US layout, whatever the computer's is. */
function characterOf({ code, key }: ScanKey): string | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return key.length === 1 && key !== ' ' ? key : null;
}

/**
 * Tells a barcode scanner from a person at the keyboard by its pace. Knows nothing of the browser:
 * the same keys at the same times always give the same codes.
 */
export function createScanReader({
  maxGap = DEFAULT_MAX_GAP,
  silence = SCAN_SILENCE,
  minLength = 4,
  minDigitsInField = 8,
}: ScanReaderOptions = {}): ScanReader {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let inField = false;

  const take = (): string => {
    const code = text;
    text = '';
    return code;
  };
  const isComplete = () =>
    inField ? text.length >= minDigitsInField && /^\d+$/.test(text) : text.length >= minLength;

  return {
    read(key) {
      if (key.repeat) return NOTHING;
      if (key.modified) {
        text = '';
        return NOTHING;
      }
      const follows = key.at - last <= maxGap;
      if (isEnding(key)) {
        const ended = follows && isComplete();
        const code = take();
        return ended ? { starts: false, code } : NOTHING;
      }
      const character = characterOf(key);
      if (character === null) return NOTHING;
      const starts = text === '' || !follows || key.inField !== inField;
      text = starts ? character : text + character;
      last = key.at;
      inField = key.inField;
      return { starts, code: null };
    },
    settle(at) {
      if (inField || at - last < silence || !isComplete()) return null;
      return take();
    },
  };
}
