import type { Said } from '@backoffice/contracts';
import {
  type ReferenceInput,
  type ReferenceKind,
  type ReferenceRow,
  sizeSortKey,
} from '@backoffice/contracts';
import { type Reason, say } from '@backoffice/contracts/refusals';

import { nameKey } from '../../db/name-key';

/** The tables behind the tabs of the CMS panel. */
export const SQL_TABLE = {
  brand: 'brands',
  color: 'colors',
  number: 'numbers',
  type: 'specific_types',
  location: 'locations',
} as const satisfies Record<ReferenceKind, string>;

/** The name of a kind in a sentence: 'Brand "Nike" is used by 12 products'. */
export const NOUN: Record<ReferenceKind, string> = {
  brand: 'Brand',
  color: 'Color',
  number: 'Number',
  type: 'Type',
  location: 'Location',
};

const WORDS = {
  brand: 'item_brand',
  color: 'item_color',
  number: 'item_number',
  type: 'item_type',
  location: 'item_location',
} as const satisfies Record<ReferenceKind, Reason>;

/** The name of a kind in refusals. */
export const wordOf = (kind: ReferenceKind): Said => say(WORDS[kind]);

/** An item as its table keeps it, with all columns. */
export interface StoredItem extends Record<string, unknown> {
  id: number;
  name: string;
  type?: string;
}

/** The column of each field of the contract; without it, a new field does not compile. */
const COLUMNS = {
  brand: { brandName: 'name', produced: 'produced', type: 'type' },
  color: {
    colorName: 'name',
    albanianName: 'albanian_name',
    englishName: 'english_name',
    turkishName: 'turkish_name',
  },
  number: { number: 'name', type: 'type' },
  type: { specificType: 'name', type: 'type' },
  location: { name: 'name' },
} as const satisfies { [K in ReferenceKind]: Record<keyof ReferenceInput<K>, string> };

/** Values by column; what an older area leaves out stays as it is. */
export type Columns = Record<string, string> & { name: string };

/** A request's fields as columns, with the keys by which names are compared and sizes sorted. */
export function toColumns<K extends ReferenceKind>(kind: K, input: ReferenceInput<K>): Columns {
  const given: Record<string, string | undefined> = input;
  const values = Object.entries(COLUMNS[kind]).flatMap(([field, column]) => {
    const value = given[field];
    return value === undefined ? [] : [[column, value] as const];
  });
  const { name = '', ...others } = Object.fromEntries(values);
  const sorted = kind === 'number' && { sort_key: sizeSortKey(name) };
  return { ...others, name, name_key: nameKey(name), ...sorted };
}

/** A stored item with the specification's field names. */
export const toRow = <K extends ReferenceKind>(kind: K, item: StoredItem) =>
  ({
    id: item.id,
    ...Object.fromEntries(
      Object.entries(COLUMNS[kind]).map(([field, column]) => [field, item[column]]),
    ),
  }) as ReferenceRow<`${K}s`>;
