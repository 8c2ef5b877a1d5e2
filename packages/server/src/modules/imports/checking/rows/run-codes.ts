import type { Cell, Variant } from './draft';
import type { Options } from './options';

const SIGN = '[-_ ./]';
const MOST_PARTS = 1_000;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const parts = new Map<string, RegExp>();

/** Where a size stands in codes. Sizes are few, and a pattern takes long to make. */
function partOf(size: string): RegExp {
  const known = parts.get(size) ?? new RegExp(`(?<=.)${SIGN}+${escaped(size)}(?=${SIGN}|$)`, 'i');
  if (parts.size < MOST_PARTS) parts.set(size, known);
  return known;
}

/** A code without the size in it: "RUN-BLK" of "RUN-BLK-41" and of "RUN-41-BLK"; "10041" stays. */
export const withoutSize = (code: string, size: string): string => code.replace(partOf(size), '');

const stemOf = (code: string, size: Cell | undefined): string =>
  size ? withoutSize(code, size.text) : code;

const keyOf = (handle: Cell, { color, others }: Options): string =>
  [handle.text, color?.text ?? '', ...others].join('\u0001');

interface Run {
  /** Codes of its variants, without their sizes. */
  codes: Set<string>;
  /** The first code of each size. */
  sizes: Map<string, string>;
  /** Whether one size has two codes: two products are called the same. */
  isOfSeveral: boolean;
}

const NONE: Run = { codes: new Set(), sizes: new Map(), isOfSeveral: false };

/**
 * The codes of products in files that give each size a code of its own: sizes of one handle and
 * color are one product. Every row is noted before the first code is asked for.
 */
export class RunCodes {
  private readonly runs = new Map<string, Run>();

  note({ draft, handle }: Variant, options: Options): void {
    const { code } = draft.cells;
    if (!code) return;
    const key = keyOf(handle, options);
    const run = this.runs.get(key) ?? { codes: new Set(), sizes: new Map(), isOfSeveral: false };
    this.runs.set(key, run);
    run.codes.add(stemOf(code.text, options.size));
    const size = options.size?.text ?? '';
    const before = run.sizes.get(size) ?? code.text;
    run.sizes.set(size, before);
    if (before !== code.text) run.isOfSeveral = true;
  }

  /**
   * The product's code: that of its variants without their sizes where they share it, or where the
   * handle is that of several products; else the handle. `isMade` where the file has no code at all.
   */
  codeOf({ draft, handle }: Variant, options: Options): { code: string; isMade: boolean } {
    const { codes, isOfSeveral } = this.runs.get(keyOf(handle, options)) ?? NONE;
    const [first] = codes;
    if (first !== undefined && codes.size === 1) return { code: first, isMade: false };
    const own = draft.cells.code?.text;
    const stem = own && isOfSeveral ? stemOf(own, options.size) : own;
    if (stem !== undefined && stem !== own) return { code: stem, isMade: false };
    return { code: [handle.text, ...options.others].join(' '), isMade: first === undefined };
  }
}
