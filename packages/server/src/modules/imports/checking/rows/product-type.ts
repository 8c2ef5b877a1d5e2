import type { ProductType } from '@backoffice/contracts';

import { readProductType } from '../values/product-type';
import type { RowReader } from './row-reader';

/**
 * The product type that a row names, else the only one that has its specific type, else the
 * default.
 */
export function productTypeOf(row: RowReader): ProductType | null {
  const { draft, check } = row;
  const said = draft.cells.productType;
  if (said) {
    const cell = row.cell('productType');
    if (!cell) return null;
    return readProductType(cell.text) ?? row.wrong(cell, 'unknown_product_type');
  }
  const type = draft.cells.type?.text;
  const byType = type ? (check.names.productTypeOf(type) ?? readProductType(type)) : null;
  return byType ?? check.mapping.defaults.productType ?? row.need('productType');
}
