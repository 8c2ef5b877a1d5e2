import type { ProductType, SizedType } from '@backoffice/contracts';

import { withoutSize } from '../imports/checking/rows/run-codes';
import { knownSize, readSize, sizeKey } from '../imports/checking/values/size';

export interface Size {
  id: number | null;
  name: string;
}

/** A code that ends in a size, and the code without it. */
interface Ending {
  stem: string;
  size: Size;
}

const SEPARATOR = /[-_ ./]+(?=[^-_ ./])/g;
const LONGEST = 12;
/** "100-41" would be a size of clothes; in a code only the half of "41.5" is one. */
const SEVERAL_PARTS = /[-_ /]/;

const keyOf = (type: ProductType, size: string) => `${type} ${sizeKey(size)}`;

const sizeIn = (text: string): string | null => {
  const read = readSize(text);
  return 'size' in read ? read.size : null;
};

/** Goods without a size of their own, or with the one that says there is one only. */
export const saysNothing = (size: string): boolean => sizeIn(size) === 'One size';

/** All that may be a size at the end of a code, the longest first: "41.5" and "5" of "AB-41.5". */
const tailsOf = (code: string): string[] =>
  [...code.matchAll(SEPARATOR)]
    .map(({ index, 0: separator }) => code.slice(index + separator.length))
    .filter(({ length }) => length <= LONGEST);

/** The sizes of a company, as codes may end in them. */
export class CodeEndings {
  private readonly known: Map<string, Size>;

  constructor(sizes: readonly (Size & { type: SizedType })[]) {
    this.known = new Map(sizes.map(({ id, name, type }) => [keyOf(type, name), { id, name }]));
  }

  /** Every ending of a code that may be a size, the likeliest first. */
  of({ code, type }: { code: string; type: ProductType }): Ending[] {
    return tailsOf(code).flatMap((tail) => {
      const size = this.sizeOf(type, tail);
      const stem = withoutSize(code, tail);
      return size && stem !== code ? [{ stem, size }] : [];
    });
  }

  private sizeOf(type: ProductType, tail: string): Size | null {
    const name = sizeIn(tail);
    if (name === null) return null;
    const known = this.known.get(keyOf(type, name));
    if (known) return saysNothing(known.name) ? null : known;
    return knownSize(tail) === type && !SEVERAL_PARTS.test(tail) ? { id: null, name } : null;
  }
}

export const isSameSize = (one: string, other: string): boolean => sizeKey(one) === sizeKey(other);
