import type { ProductType } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';
import type { Check } from './check';
import type { Cell, Draft, Variant } from './draft';
import { type Options, optionsOf } from './options';
import type { RunCodes } from './run-codes';
import type { Variants } from './variants';

const NOT_STOCKED = new Set(['not stocked', 'out of stock']);
/** The quantity of a variant; 0, with a warning, where it is not stocked. */
function quantityOf({ verdicts, fields }: Check, { line, cells: { quantity } }: Draft) {
  if (!fields.has('quantity')) return undefined;
  if (quantity && !NOT_STOCKED.has(plainHeader(quantity.text))) return quantity;
  verdicts.warn(line, quantity ?? null, 'not_stocked');
  return { text: '0', column: quantity?.column ?? null };
}

const STEPS = /\s*>\s*|\s\/\s/;
/** What its installation calls the category above all others. */
const ROOT = /(^|,)Default Category\//;

/**
 * The last part of "Shoes > Sneakers" and "All / Shoes", as they name a category with its path; of
 * several paths that of the longest, the first of these.
 */
function lastOf(cell: Cell): Cell {
  const isRooted = ROOT.test(cell.text);
  const text = isRooted ? cell.text.replaceAll('/', ' / ') : cell.text;
  if (!STEPS.test(text)) return cell;
  const paths = text.split(/\s*(?<!\\),\s*/).map((path) => path.split(STEPS));
  const [longest] = paths.toSorted((a, b) => b.length - a.length);
  return { ...cell, text: longest?.at(-1) ?? text };
}

/** The code of the product; one that is made of its handle is said. */
function codeOf({ verdicts }: Check, variant: Variant, runs: RunCodes, options: Options): Cell {
  const { draft, handle } = variant;
  const { code, isMade } = runs.codeOf(variant, options);
  if (isMade) verdicts.warn(draft.line, null, 'blank_code', { code });
  return { text: code, column: draft.cells.code?.column ?? handle.column };
}

const ofType = (text: ProductType) => ({ productType: { text, column: null } });

/** What goods without a size are, and those with one in letters among shoes. */
function kindOf(
  { names, verdicts }: Check,
  { line, cells }: Draft,
  size: Cell | undefined,
  all: Variants,
) {
  if (!size) {
    if (cells.variantTitle) verdicts.warn(line, cells.variantTitle, 'no_size');
    return ofType('accessories');
  }
  const isSaid = cells.productType ?? (cells.type && names.productTypeOf(lastOf(cells.type).text));
  return isSaid || !all.isTextile(size.text) ? {} : ofType('textile');
}

/** Turns a variant into a row of a plain table, with its options as color and size. */
function asRow(check: Check, variant: Variant, all: Variants): Draft {
  const { draft, handle } = variant;
  const { cells } = draft;
  const options = optionsOf(cells, check.isColor);
  const { color, size, others } = options;
  const title = cells.title ?? handle;
  const quantity = quantityOf(check, draft);
  return {
    ...draft,
    cells: {
      ...cells,
      title: { ...title, text: [title.text, ...others].join(' ') },
      ...(cells.type && { type: lastOf(cells.type) }),
      ...(color && { color }),
      ...(size && { size }),
      ...kindOf(check, draft, size, all),
      ...(quantity && { quantity }),
      code: codeOf(check, variant, all.runs, options),
    },
  };
}

/** Reads rows of variants in their order; null for one that brings no goods. */
export function variantDrafts(check: Check, all: Variants) {
  const filled = all.reader();
  return (draft: Draft): Draft | null => {
    const variant = filled(draft);
    if (!variant) return draft;
    if (variant.is === 'parent') check.verdicts.warn(draft.line, null, 'parent');
    if (variant.is !== 'variant') return null;
    const { salePrice } = draft.cells;
    if (salePrice) check.verdicts.warn(draft.line, salePrice, 'sale_price');
    return asRow(check, variant, all);
  };
}
