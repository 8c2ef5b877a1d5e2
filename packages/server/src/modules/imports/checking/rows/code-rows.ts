import type { ProductType } from '@backoffice/contracts';

import { nameKey } from '../../../../db/name-key';
import type { CodeLine } from '../../judged-line';
import type { CodedProduct } from '../company/coded-products.repository';
import { readProductCode } from '../values/codes';
import { readProductType } from '../values/product-type';
import { readSize, sizeKey } from '../values/size';
import type { Check } from './check';
import type { Cell, Draft } from './draft';
import { RowReader } from './row-reader';

/** What a list of codes can name in a company. */
export interface Catalogue {
  /** By the key of their code. */
  products: ReadonlyMap<string, CodedProduct[]>;
  /** Ids of sizes, by `sizeIn`. */
  sizes: ReadonlyMap<string, number>;
}

export const sizeIn = (type: ProductType, size: string) => `${type} ${sizeKey(size)}`;

function codeOf(row: RowReader) {
  const cell = row.cell('productCode');
  if (!cell) return cell === null ? null : row.need('productCode');
  const read = readProductCode(cell.text);
  if ('code' in read) return { ...read, cell };
  return row.wrong(cell, read.wrong, 'maybe' in read && read.maybe ? { maybe: read.maybe } : {});
}

/** The product of the row's code that nothing else in the row contradicts. */
function productOf(row: RowReader, { products }: Catalogue): CodedProduct | null {
  const code = row.text('code', 60);
  if (code === null) return null;
  const { names } = row.check;
  const type = row.cell('productType');
  const said = {
    type: type ? readProductType(type.text) : null,
    brand: row.optional('brand', 80),
    specific: row.optional('type', 60),
    color: row.optional('color', 60),
    name: row.optional('name', 120),
  };
  const fits = (one: CodedProduct) => {
    const spelled = {
      type: said.type,
      brand: said.brand && names.named('brands', said.brand, one.type),
      specific: said.specific && names.named('types', said.specific, one.type),
      color: said.color && names.named('colors', said.color),
      name: said.name,
    };
    return (['type', 'brand', 'specific', 'color', 'name'] as const).every(
      (part) => !spelled[part] || !one[part] || nameKey(spelled[part]) === one[part],
    );
  };
  const found = (products.get(nameKey(code)) ?? []).filter(fits);
  if (found.length === 1) return found[0] ?? null;
  return row.wrong(row.cell('code') ?? null, found.length ? 'product_several' : 'product_unknown');
}

/** The id of the row's size; undefined where something is wrong with it. */
function numberOf(row: RowReader, { type }: CodedProduct, { sizes }: Catalogue) {
  if (type === 'accessories') return null;
  const cell = row.cell('size');
  if (!cell) {
    if (cell === undefined) row.need('size');
    return undefined;
  }
  const read = readSize(cell.text);
  const number = 'size' in read ? sizes.get(sizeIn(type, read.size)) : undefined;
  if (number === undefined) row.wrong(cell, 'wrong' in read ? read.wrong : 'size_unknown');
  return number;
}

/** What a row of a list of codes says, with the cell of its code; null where something is wrong. */
export function judgeCode(
  check: Check,
  draft: Draft,
  catalogue: Catalogue,
): { line: CodeLine; cell: Cell } | null {
  const row = new RowReader(check, draft);
  const read = codeOf(row);
  const product = productOf(row, catalogue);
  const number = product ? numberOf(row, product, catalogue) : undefined;
  if (row.failed || !read || !product || number === undefined) return null;
  const { cell, code, gtin } = read;
  return {
    line: { is: 'code', line: draft.line, product: product.id, number, code, gtin },
    cell,
  };
}
