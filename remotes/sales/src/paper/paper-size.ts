/** The papers of counters and offices: an 80 mm roll, or sheets. */
export const PAPER_SIZES = ['roll', 'a4', 'a5'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A size as it was stored; undefined for anything else. */
export const paperSizeOf = (value: unknown): PaperSize | undefined =>
  PAPER_SIZES.find((size) => size === value);
