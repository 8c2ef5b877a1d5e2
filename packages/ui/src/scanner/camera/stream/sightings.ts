/** Milliseconds within which two equal readings make a code, with blurred pictures in between. */
export const TWICE_WITHIN = 1_000;
/** Milliseconds out of sight after which a code counts as a new scan. */
export const OUT_OF_SIGHT = 2_500;

/** Gets each picture's code (null for none) and time; returns the code to take now, if any. */
export type Sightings = (code: string | null, at: number) => string | null;

/** Takes a code that was read twice in a row, and not again while it stays in the picture. */
export function createSightings(): Sightings {
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  const inSight = new Map<string, number>();
  return (code, at) => {
    if (code === null) return null;
    const isTwice = last.code === code && at - last.at <= TWICE_WITHIN;
    last = { code, at };
    const seen = inSight.get(code);
    if (seen !== undefined && at - seen < OUT_OF_SIGHT) {
      inSight.set(code, at);
      return null;
    }
    if (!isTwice) return null;
    inSight.set(code, at);
    return code;
  };
}
