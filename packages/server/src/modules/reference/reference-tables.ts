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

export interface StoredItem {
  id: number;
  name: string;
  type?: string;
  produced?: string;
  albanian_name?: string;
  english_name?: string;
  turkish_name?: string;
}

interface Mapping<K extends ReferenceKind> {
  toColumns: (input: ReferenceInput<K>) => Record<string, string> & { name: string };
  toRow: (item: StoredItem) => ReferenceRow<`${K}s`>;
}

/** Which field of the specification is which column. */
const MAPPINGS: { [K in ReferenceKind]: Mapping<K> } = {
  brand: {
    toColumns: (input) => ({ name: input.brandName, produced: input.produced, type: input.type }),
    toRow: (item) =>
      ({
        id: item.id,
        brandName: item.name,
        produced: item.produced,
        type: item.type,
      }) as ReferenceRow<'brands'>,
  },
  color: {
    toColumns: (input) => ({
      name: input.colorName,
      albanian_name: input.albanianName,
      english_name: input.englishName,
      turkish_name: input.turkishName,
    }),
    toRow: (item) =>
      ({
        id: item.id,
        colorName: item.name,
        albanianName: item.albanian_name,
        englishName: item.english_name,
        turkishName: item.turkish_name,
      }) as ReferenceRow<'colors'>,
  },
  number: {
    toColumns: (input) => ({
      name: input.number,
      type: input.type,
      sort_key: sizeSortKey(input.number),
    }),
    toRow: (item) =>
      ({ id: item.id, number: item.name, type: item.type }) as ReferenceRow<'numbers'>,
  },
  type: {
    toColumns: (input) => ({ name: input.specificType, type: input.type }),
    toRow: (item) =>
      ({ id: item.id, specificType: item.name, type: item.type }) as ReferenceRow<'types'>,
  },
  location: {
    toColumns: (input) => ({ name: input.name }),
    toRow: (item) => ({ id: item.id, name: item.name }),
  },
};

/** A request's fields as columns, with the name as it is compared. */
export function toColumns<K extends ReferenceKind>(kind: K, input: ReferenceInput<K>) {
  const columns = MAPPINGS[kind].toColumns(input);
  return { ...columns, name_key: nameKey(columns.name) };
}

/** A stored item with the specification's field names. */
export const toRow = <K extends ReferenceKind>(kind: K, item: StoredItem): ReferenceRow<`${K}s`> =>
  MAPPINGS[kind].toRow(item);
