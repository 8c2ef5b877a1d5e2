import type { ProductType, SetAside } from '@backoffice/contracts';

import type { StockLine } from '../../judged-line';
import { readBarcode, readProductCode } from '../values/codes';
import { readSetAside } from '../values/set-aside';
import { readSize } from '../values/size';
import type { Check } from './check';
import type { Cell, Draft } from './draft';
import { productTypeOf } from './product-type';
import { RowReader } from './row-reader';
import { runOf, splitRun } from './size-runs';

/** Stands for the country of a brand, which the catalogue requires, where no row names it. */
export const UNKNOWN_COUNTRY = '—';
const MOST_OF_A_LINE = 1_000;
const DASHES = /^[-–—.]+$/;

/** A line, with the cells of its codes for errors that only a look at the company's data shows. */
export interface StockRow {
  line: StockLine;
  gtin: string | null;
  barcodeCell: Cell | null;
  codeCell: Cell | null;
}

interface Sized {
  size: string | null;
  quantity: number;
  /** The place that the column says; else the row says it. */
  location?: string;
}

function sizeOf(row: RowReader, cell: Cell, type: ProductType): string | null {
  const read = readSize(cell.text);
  if ('wrong' in read) {
    return row.wrong(cell, read.wrong, read.wrong === 'too_long' ? { most: '12' } : {});
  }
  return row.check.names.named('numbers', read.size, type);
}

/** The quantity of a row with one size; without a column for it each row is one unit. */
function quantityOf(row: RowReader): number | null {
  const cell = row.cell('quantity');
  if (cell) return row.quantity(cell, MOST_OF_A_LINE);
  if (cell === null) return null;
  const { fields, mapping } = row.check;
  const isTill = mapping.layout === 'shopify';
  return fields.has('quantity') || isTill ? row.need('quantity') : 1;
}

function sizesOf(row: RowReader, type: ProductType): Sized[] {
  const { draft, check } = row;
  if (check.fields.has('sizeQuantity')) {
    return draft.sizes.flatMap(({ size, cell }) => {
      const quantity = DASHES.test(cell.text) ? 0 : row.quantity(cell, MOST_OF_A_LINE);
      if (!quantity) return [];
      const header = { text: size, column: cell.column };
      return [{ size: type === 'accessories' ? null : sizeOf(row, header, type), quantity }];
    });
  }
  const isOfPlaces = check.fields.has('placeQuantity');
  const quantity = isOfPlaces ? 0 : (quantityOf(row) ?? 0);
  const run = isOfPlaces || type === 'accessories' ? null : runOf(row, quantity);
  if (run !== null) return splitRun(row, run, { type, quantity });
  const size = type === 'accessories' ? null : sizeInCell(row, type);
  if (!isOfPlaces) return [{ size, quantity }];
  return draft.places.map(({ location, cell }) => {
    const there = row.quantity(cell, MOST_OF_A_LINE) ?? 0;
    return {
      ...{ size, quantity: there },
      location: there ? check.names.named('locations', location) : '',
    };
  });
}

function sizeInCell(row: RowReader, type: ProductType): string | null {
  const cell = row.cell('size');
  return cell ? sizeOf(row, cell, type) : cell === null ? null : row.need('size');
}

function setAsideOf(row: RowReader): SetAside | null {
  const cell = row.cell('setAside');
  if (!cell) return null;
  return readSetAside(cell.text) ?? row.wrong(cell, 'not_set_aside_reason');
}

function barcodeOf(row: RowReader, units: number): string | null {
  const cell = row.cell('barcode');
  if (!cell) return null;
  const read = readBarcode(cell.text);
  if ('wrong' in read) return row.wrong(cell, read.wrong);
  return units > 1 ? row.wrong(cell, 'barcode_of_many') : read.barcode;
}

/** The supplier's code; without one that can't be read, the goods come all the same. */
function productCodeOf(row: RowReader, sizes: number) {
  const cell = row.cell('productCode');
  if (!cell) return null;
  if (sizes > 1) {
    row.warn(cell, 'code_of_many');
    return null;
  }
  const read = readProductCode(cell.text);
  if ('code' in read) return read;
  const maybe = 'maybe' in read ? read.maybe : null;
  row.warn(cell, read.wrong, maybe ? { maybe } : {});
  return null;
}

/**
 * The fields that depend on the product type: accessories have a name, others a type and a color.
 */
function kindOf(row: RowReader, productType: ProductType) {
  if (productType === 'accessories') {
    const field = row.draft.cells.name || !row.draft.cells.title ? 'name' : 'title';
    return { name: row.text(field, 120), type: null, color: null };
  }
  const type = row.text('type', 60);
  const color = row.text('color', 60);
  const { names } = row.check;
  return {
    name: null,
    type: type && names.named('types', type, productType),
    color: color && names.named('colors', color),
  };
}

function sharedOf(row: RowReader, productType: ProductType) {
  const brand = row.text('brand', 80);
  const location = row.optional('location', 80);
  const { names } = row.check;
  return {
    code: row.text('code', 60) ?? '',
    ...kindOf(row, productType),
    brand: brand ? names.named('brands', brand, productType) : '',
    produced: row.optional('produced', 80) ?? UNKNOWN_COUNTRY,
    importPrice: row.money('importPrice') ?? '',
    stockPrice: row.money('stockPrice') ?? '',
    location: location ? names.named('locations', location) : null,
    receivedOn: row.day('receivedOn'),
    setAside: setAsideOf(row),
  };
}

/** The lines of a row: none where it brings nothing; null where something in it is wrong. */
export function judgeStock(check: Check, draft: Draft): StockRow[] | null {
  const row = new RowReader(check, draft);
  const productType = productTypeOf(row) ?? 'shoes';
  const shared = sharedOf(row, productType);
  const sized = sizesOf(row, productType).filter(({ quantity }) => quantity > 0);
  const units = sized.reduce((sum, { quantity }) => sum + quantity, 0);
  const barcode = barcodeOf(row, units);
  const productCode = productCodeOf(row, new Set(sized.map(({ size }) => size)).size);
  if (row.failed) return null;
  return sized.map(({ size, quantity, location = shared.location }) => ({
    line: {
      is: 'stock',
      line: draft.line,
      productType,
      ...shared,
      location,
      size,
      quantity,
      barcode,
      productCode: productCode?.code ?? null,
    },
    gtin: productCode?.gtin ?? null,
    barcodeCell: draft.cells.barcode ?? null,
    codeCell: draft.cells.productCode ?? null,
  }));
}
