import type { Cell, Draft } from './draft';
import { type IsColor, optionsOf } from './options';
import type { Variant } from './variants';

/** A code without the size that ends it: "RUN-BLK" of "RUN-BLK-41". */
function withoutSize(code: string, size: string): string {
  const ending = code.slice(-size.length);
  if (ending.toLowerCase() !== size.toLowerCase()) return code;
  const stem = code.slice(0, -size.length).replace(/[-_ ./]+$/, '');
  // "10041" of size 41 is a number of its own.
  return stem && stem.length + size.length < code.length ? stem : code;
}

/**
 * The codes of products in files that give each size a code of its own: sizes of one handle and
 * color are one product. Every row is noted before the first code is asked for.
 */
export class RunCodes {
  private readonly codes = new Map<string, Set<string>>();

  constructor(private readonly isColor: IsColor) {}

  note({ draft, handle, is }: Variant): void {
    const { code } = draft.cells;
    if (!code || is !== 'variant') return;
    const key = this.keyOf(draft, handle);
    this.codes.set(key, (this.codes.get(key) ?? new Set()).add(this.stemOf(draft, code.text)));
  }

  /**
   * The product's code: that of its variants without their sizes where they share it, else the
   * handle. `isMade` where the file has no code at all.
   */
  codeOf(draft: Draft, handle: Cell): { code: string; isMade: boolean } {
    const codes = [...(this.codes.get(this.keyOf(draft, handle)) ?? [])];
    const [first] = codes;
    if (first !== undefined && codes.length === 1) return { code: first, isMade: false };
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
