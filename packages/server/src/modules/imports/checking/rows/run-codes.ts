import type { Cell, Draft, Variant } from './draft';
import { type IsColor, optionsOf } from './options';

const SIGN = '[-_ ./]';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A code without the size in it: "RUN-BLK" of "RUN-BLK-41" and of "RUN-41-BLK"; "10041" stays. */
export const withoutSize = (code: string, size: string): string =>
  code.replace(new RegExp(`(?<=.)${SIGN}+${escaped(size)}(?=${SIGN}|$)`, 'i'), '');

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

  constructor(private readonly isColor: IsColor) {}

  note({ draft, handle, is }: Variant): void {
    const { code } = draft.cells;
    if (!code || is !== 'variant') return;
    const key = this.keyOf(draft, handle);
    const run = this.runs.get(key) ?? { codes: new Set(), sizes: new Map(), isOfSeveral: false };
    this.runs.set(key, run);
    run.codes.add(this.stemOf(draft, code.text));
    const size = optionsOf(draft.cells, this.isColor).size?.text ?? '';
    const before = run.sizes.get(size) ?? code.text;
    run.sizes.set(size, before);
    if (before !== code.text) run.isOfSeveral = true;
  }

  /**
   * The product's code: that of its variants without their sizes where they share it, or where the
   * handle is that of several products; else the handle. `isMade` where the file has no code at all.
   */
  codeOf(draft: Draft, handle: Cell): { code: string; isMade: boolean } {
    const { codes, isOfSeveral } = this.runs.get(this.keyOf(draft, handle)) ?? NONE;
    const [first] = codes;
    if (first !== undefined && codes.size === 1) return { code: first, isMade: false };
    const own = draft.cells.code?.text;
    const stem = own && isOfSeveral ? this.stemOf(draft, own) : own;
    if (stem !== undefined && stem !== own) return { code: stem, isMade: false };
    const { others } = optionsOf(draft.cells, this.isColor);
    return { code: [handle.text, ...others].join(' '), isMade: first === undefined };
  }

  private keyOf({ cells }: Draft, handle: Cell): string {
    const { color, others } = optionsOf(cells, this.isColor);
    return [handle.text, color?.text ?? '', ...others].join('\u0001');
  }

  private stemOf({ cells }: Draft, code: string): string {
    const { size } = optionsOf(cells, this.isColor);
    return size ? withoutSize(code, size.text) : code;
  }
}
