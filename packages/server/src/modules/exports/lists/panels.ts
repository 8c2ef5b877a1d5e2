import {
  type PanelKind,
  panelCalls,
  type PanelRow,
  type PanelTable,
  tableOf,
} from '@backoffice/contracts';

import { listItems } from '../../panels/panels.service';
import type { Column } from '../writing/column';
import { atOnce, defineList } from './define-list';

/** An import of reference data takes these back. */
const COLUMNS: { [T in PanelTable]: Column<PanelRow<T>>[] } = {
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
    { heading: 'type', is: 'text', value: ({ specificType }) => specificType },
    { heading: 'productType', is: 'word', words: 'productType', value: ({ type }) => type },
  ],
  locations: [{ heading: 'location', is: 'text', value: ({ name }) => name }],
};

const panel = <K extends PanelKind>(kind: K) =>
  defineList({
    call: panelCalls.listBrands,
    filter: panelCalls.listBrands.query,
    columns: (): readonly Column<PanelRow<`${K}s`>>[] => COLUMNS[tableOf(kind) as `${K}s`],
    pages: ({ db, context: { caller }, query }) =>
      atOnce(listItems(db, caller.companyId, kind, query.type)),
  });

export const brands = panel('brand');
export const colors = panel('color');
export const numbers = panel('number');
export const types = panel('type');
export const locations = panel('location');
