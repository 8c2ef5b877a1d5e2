/** Milliseconds between the two equal readings that make a code; in between may be blurred pictures. */
export const TWICE_WITHIN = 1_000;
/** Milliseconds: a code that was out of sight for so long has come anew. */
export const OUT_OF_SIGHT = 2_500;

/** Told each picture's code (null: none) and time; answers the code that is to be taken now, if any. */
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
