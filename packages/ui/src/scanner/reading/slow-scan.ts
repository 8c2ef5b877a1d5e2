/** One pressed key; times in milliseconds. */
export interface PacedKey {
  /** A digit, which may be one of a code. */
  isDigit: boolean;
  /** Enter or Tab, with which scanners end a code. */
  isEnding: boolean;
  at: number;
}

/** A person's number is mostly shorter, and a code of a supplier at least as long. */
const MIN_LENGTH = 8;
/** A scanner types evenly: its longest pause is at most so many times its shortest. */
const EVEN = 2;

/**
 * Notices the code of a scanner that types more slowly than the setting allows, which then is read
 * as typed by a person. For each key it answers the longest pause of such a code when that key ends
 * it, else null. `slowest`: the longest pause, in milliseconds, that is no person's yet.
 */
export function createSlowScanWatch(slowest: number) {
  let gaps: number[] = [];
  let last: number | null = null;

  return (key: PacedKey, maxGap: number): number | null => {
    const gap = last === null ? Infinity : key.at - last;
    const digits = gaps.length + 1;
    const before = gap <= slowest ? gaps : [];
    const isRun = gap <= slowest && digits >= MIN_LENGTH;
    last = key.isDigit ? key.at : null;
    gaps = key.isDigit && gap <= slowest ? [...before, gap] : [];
    if (!key.isEnding || !isRun) return null;
    const longest = Math.max(...before);
    const isEven = longest <= Math.min(...before) * EVEN;
    return isEven && longest > maxGap ? longest : null;
  };
}
