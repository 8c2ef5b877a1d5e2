import {
  type ReferenceKind,
  referenceCalls,
  type ReferenceRow,
  type ReferenceTable,
  tableOf,
} from '@backoffice/contracts';

import { listItems } from '../../reference/reference.service';
import type { Column } from '../writing/column';
import { atOnce, defineList } from './define-list';

/**
 * An import of reference data reads these columns, so that an exported file can be imported again.
 */
const COLUMNS: { [T in ReferenceTable]: Column<ReferenceRow<T>>[] } = {
  brands: [
    { heading: 'brand', is: 'text', value: ({ brandName }) => brandName },
    { heading: 'produced', is: 'text', value: ({ produced }) => produced },
    { heading: 'productType', is: 'word', words: 'productType', value: ({ type }) => type },
  ],
  colors: [
    { heading: 'color', is: 'text', value: ({ colorName }) => colorName },
    { heading: 'albanianName', is: 'text', value: ({ albanianName }) => albanianName },
    { heading: 'englishName', is: 'text', value: ({ englishName }) => englishName },
    { heading: 'turkishName', is: 'text', value: ({ turkishName }) => turkishName },
  ],
  numbers: [
    { heading: 'size', is: 'code', value: ({ number }) => number },
    { heading: 'productType', is: 'word', words: 'productType', value: ({ type }) => type },
  ],
  types: [
    { heading: 'specificType', is: 'text', value: ({ specificType }) => specificType },
    { heading: 'productType', is: 'word', words: 'productType', value: ({ type }) => type },
  ],
  locations: [{ heading: 'location', is: 'text', value: ({ name }) => name }],
};

const listOf = <K extends ReferenceKind>(kind: K) =>
  defineList({
    call: referenceCalls.listBrands,
    filter: referenceCalls.listBrands.query,
    columns: (): readonly Column<ReferenceRow<`${K}s`>>[] => COLUMNS[tableOf(kind) as `${K}s`],
    pages: ({ db, context: { caller }, query }) =>
      atOnce(listItems(db, caller.companyId, kind, query.type)),
  });

export const brands = listOf('brand');
export const colors = listOf('color');
export const numbers = listOf('number');
export const types = listOf('type');
export const locations = listOf('location');
