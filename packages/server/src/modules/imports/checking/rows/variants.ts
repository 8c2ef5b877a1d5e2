import type { ImportField } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';
import type { Cell, Cells, Draft } from './draft';

/** What only the first row of a handle says. */
const OF_PRODUCT = [
  ...(['title', 'brand', 'type', 'productType', 'optionNames'] as const),
  ...(['optionName1', 'optionName2', 'optionName3'] as const),
];
/** A row without any of these is a picture. */
const OF_VARIANT: readonly ImportField[] = [
  ...(['optionValue1', 'optionValue2', 'optionValue3', 'options', 'optionValues'] as const),
  ...(['code', 'stockPrice', 'quantity', 'productCode', 'barcode'] as const),
];
/** A product whose variants have rows of their own. */
const PARENT = 'variable';

/** A row with what its product says, and the handle that they share. */
export interface Variant {
  handle: Cell;
  draft: Draft;
  is: 'variant' | 'parent' | 'picture';
}

function kindOf({ cells, places }: Draft): Variant['is'] {
  if (cells.rowKind && plainHeader(cells.rowKind.text) === PARENT) return 'parent';
  return places.length || OF_VARIANT.some((field) => cells[field]) ? 'variant' : 'picture';
}

/** Fills rows up from the product that they are a variant of; the order of the file counts. */
export function variants() {
  const products = new Map<string, Cells>();
  let last: Cell | undefined;
  return (draft: Draft): Variant | null => {
    const { cells } = draft;
    // Where rows say their kind, one without a parent stands for itself.
    const handle = cells.handle ?? (cells.rowKind && (cells.code ?? cells.title)) ?? last;
    if (!handle) return null;
    last = handle;
    const product = products.get(handle.text) ?? {};
    products.set(handle.text, product);
    for (const field of OF_PRODUCT) product[field] ??= cells[field];
    return { handle, draft: { ...draft, cells: { ...product, ...cells } }, is: kindOf(draft) };
  };
}
