import {
  type ImportField,
  type ReferenceKind,
  type ProductType,
  SIZED_TYPES,
  type SizedType,
  tableOf,
} from '@backoffice/contracts';

import type { ItemLine } from '../../judged-line';
import { readProductType } from '../values/product-type';
import { readSize } from '../values/size';
import type { Check } from './check';
import type { Draft } from './draft';
import { RowReader } from './row-reader';
import { UNKNOWN_COUNTRY } from './stock-rows';

function typeOf(row: RowReader): ProductType | null {
  const cell = row.cell('productType');
  if (!cell) return cell === null ? null : row.need('productType');
  return readProductType(cell.text) ?? row.wrong(cell, 'unknown_product_type');
}

const isSized = (type: ProductType): type is SizedType => SIZED_TYPES.some((one) => one === type);

function sizedTypeOf(row: RowReader): SizedType | null {
  const type = typeOf(row);
  if (!type || isSized(type)) return type;
  return row.wrong(row.cell('productType') ?? null, 'unknown_product_type');
}

function sizeOf(row: RowReader): string | null {
  const cell = row.cell('size');
  if (!cell) return cell === null ? null : row.need('size');
  const read = readSize(cell.text);
  return 'size' in read ? read.size : row.wrong(cell, read.wrong);
}

type Read = { [K in ReferenceKind]: (row: RowReader) => Extract<ItemLine, { kind: K }>['input'] };

/** Reads an item's fields. A wrong one is reported, and what stands in for it is never used. */
const READ: Read = {
  brand: (row) => ({
    brandName: row.text('brand', 80) ?? '',
    produced: row.optional('produced', 80) ?? UNKNOWN_COUNTRY,
    type: typeOf(row) ?? 'shoes',
  }),
  color: (row) => {
    const colorName = row.text('color', 60) ?? '';
    const or = (field: ImportField) => row.optional(field, 60) ?? colorName;
    return {
      colorName,
      albanianName: or('albanianName'),
      englishName: or('englishName'),
      turkishName: or('turkishName'),
    };
  },
  number: (row) => ({ number: sizeOf(row) ?? '', type: sizedTypeOf(row) ?? 'shoes' }),
  type: (row) => ({
    specificType: row.text('type', 60) ?? '',
    type: sizedTypeOf(row) ?? 'shoes',
  }),
  location: (row) => ({ name: row.text('location', 80) ?? '' }),
};

const NAME = {
  brand: 'brand',
  color: 'color',
  number: 'size',
  type: 'type',
  location: 'location',
} as const satisfies Record<ReferenceKind, ImportField>;

const nameOf = (line: ItemLine): string => {
  if (line.kind === 'brand') return line.input.brandName;
  if (line.kind === 'color') return line.input.colorName;
  if (line.kind === 'number') return line.input.number;
  return line.kind === 'type' ? line.input.specificType : line.input.name;
};

export type JudgedItem = ItemLine | 'known' | 'repeated' | null;

/** An item that is new; null where something is wrong with it. */
export function judgeItem(check: Check, draft: Draft, kind: ReferenceKind): JudgedItem {
  const row = new RowReader(check, draft);
  const line = { is: 'item', line: draft.line, kind, input: READ[kind](row) } as ItemLine;
  if (row.failed) return null;
  const name = nameOf(line);
  const type = 'type' in line.input ? line.input.type : null;
  const { names } = check;
  const cell = draft.cells[NAME[kind]] ?? null;
  const state = names.state(tableOf(kind), name, type);
  if (state !== 'new') {
    row.warn(cell, state);
    return state;
  }
  names.named(tableOf(kind), name, type);
  return line;
}
