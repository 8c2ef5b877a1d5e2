import type { ImportField } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';
import { isLetterSize, knownSize } from '../values/size';
import type { Cell, Cells, Draft, Variant } from './draft';
import { type IsColor, optionsOf } from './options';
import { RunCodes } from './run-codes';
import { TitleEnds } from './variant-title';

/** What only the first row of a handle says. */
const OF_PRODUCT = [
  ...(['title', 'brand', 'type', 'productType', 'optionNames'] as const),
  ...(['optionName1', 'optionName2', 'optionName3'] as const),
];
/** What a product says also for rows that call themselves its variants. */
const PRICES = ['stockPrice', 'importPrice'] as const;
/** A row without any of these is a picture. */
const OF_VARIANT: readonly ImportField[] = [
  ...(['optionValue1', 'optionValue2', 'optionValue3', 'options', 'optionValues'] as const),
  ...(['code', 'stockPrice', 'quantity', 'productCode', 'barcode', 'variantTitle'] as const),
];
/** Kinds of rows: some products always have variants in rows of their own, others may. */
const ALWAYS = new Set(['variable', 'configurable']);
const PRODUCT = 'product';
const VARIANT = 'variant';
/** How a variant names its product by number: "id:44". */
const BY_NUMBER = /^id:\s*(\d+)$/;

const kindIn = ({ rowKind }: Cells) => (rowKind ? plainHeader(rowKind.text) : '');

/** A row that only says a further option of the variant above it. */
const isFurther = ({ cells, places }: Draft) =>
  cells.options !== undefined && Object.keys(cells).length === 1 && !places.length;

/** Fields of which a row may say more than it seems, so that all are looked at first. */
export const LOOKED_AT: readonly ImportField[] = ['options', 'rowKind', 'variantTitle'];

/**
 * The variants of a file. All rows are looked at, where the file has any of the fields above, then
 * all are noted, and then they are read; the order of the file counts.
 */
export class Variants {
  readonly runs = new RunCodes();
  private readonly ends: TitleEnds;
  private readonly further = new Map<number, string[]>();
  private readonly withVariants = new Set<string>();
  private last = 0;
  private hasShoes = false;
  private hasLetters = false;
  private readonly noted = this.reader();

  constructor(private readonly isColor: IsColor) {
    this.ends = new TitleEnds(isColor);
  }

  look(draft: Draft): void {
    const { cells, line } = draft;
    if (isFurther(draft)) {
      const before = this.further.get(this.last) ?? [];
      this.further.set(this.last, [...before, cells.options?.text ?? '']);
      return;
    }
    this.last = line;
    this.ends.note(cells);
    if (kindIn(cells) === VARIANT && cells.handle) this.withVariants.add(cells.handle.text);
  }

  note(draft: Draft): void {
    const variant = this.noted(draft);
    if (variant?.is !== 'variant') return;
    const options = optionsOf(variant.draft.cells, this.isColor);
    this.runs.note(variant, options);
    const { size } = options;
    if (!size) return;
    if (isLetterSize(size.text)) this.hasLetters = true;
    else if (knownSize(size.text) === 'shoes') this.hasShoes = true;
  }

  /** Whether a size in letters stands among sizes of shoes, and so is one of textile. */
  isTextile(size: string): boolean {
    return this.hasShoes && this.hasLetters && isLetterSize(size);
  }

  /** Fills rows up from the product that they are a variant of. */
  reader(): (draft: Draft) => Variant | null {
    const products = new Map<string, Cells>();
    const prices = new Map<string, Cells>();
    const byNumber = new Map<string, Cell>();
    let last: Cell | undefined;
    return (draft) => {
      const cells = this.cellsOf(draft);
      // Where rows say their kind, one without a parent stands for itself.
      const named = cells.handle ?? (cells.rowKind && (cells.code ?? cells.title)) ?? last;
      if (!named) return null;
      const number = BY_NUMBER.exec(named.text)?.[1];
      const handle = (number && byNumber.get(number)) || named;
      if (cells.rowId && !cells.handle) byNumber.set(cells.rowId.text, handle);
      last = handle;
      const product = products.get(handle.text) ?? {};
      products.set(handle.text, product);
      for (const field of OF_PRODUCT) product[field] ??= cells[field];
      const whole = { ...draft, cells: { ...product, ...cells } };
      if (kindIn(cells) === VARIANT) {
        const own = prices.get(handle.text);
        for (const field of PRICES) whole.cells[field] ??= own?.[field];
      } else if (cells.rowKind) prices.set(handle.text, cells);
      return { handle, draft: whole, is: this.kindOf(draft, handle) };
    };
  }

  private cellsOf({ cells, line }: Draft): Cells {
    const further = this.further.get(line);
    const { options } = cells;
    if (!further || !options) return this.ends.read(cells);
    const text = [options.text, ...further].join(', ');
    return this.ends.read({ ...cells, options: { ...options, text } });
  }

  private kindOf(draft: Draft, handle: Cell): Variant['is'] {
    const { cells, places } = draft;
    const kind = kindIn(cells);
    if (ALWAYS.has(kind)) return 'parent';
    if (kind === PRODUCT && this.withVariants.has(handle.text)) return 'parent';
    if (isFurther(draft)) return 'picture';
    return places.length || OF_VARIANT.some((field) => cells[field]) ? 'variant' : 'picture';
  }
}
