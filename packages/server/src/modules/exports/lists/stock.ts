import { type ProductRow, productCalls, productFilterSchema } from '@backoffice/contracts';

import { pageOfStock } from '../../products/listing/stock-list.service';
import type { Column } from '../writing/column';
import { byCursor, defineList, PAGE } from './define-list';
import { IDENTITY } from './identity';
import { readStockExtras, type StockExtras } from './stock-extras.repository';

type Unit = ProductRow & StockExtras;

const [TYPE, CODE, NAME, BRAND, SPECIFIC, COLOR] = IDENTITY;

/** An import of stock reads all these columns, so that an exported file can be imported again. */
const COLUMNS: Column<Unit>[] = [
  TYPE,
  CODE,
  NAME,
  BRAND,
  { heading: 'produced', is: 'text', value: ({ produced }) => produced },
  SPECIFIC,
  COLOR,
  { heading: 'size', is: 'code', width: 10, value: ({ number }) => number },
  { heading: 'location', is: 'text', value: ({ location }) => location },
  { heading: 'importPrice', is: 'money', costs: true, value: (row) => row.import_price },
  { heading: 'stockPrice', is: 'money', value: ({ price }) => price },
  { heading: 'barcode', is: 'code', value: ({ barcode }) => barcode },
  { heading: 'productCode', is: 'code', value: (row) => row.product_code },
  { heading: 'receivedOn', is: 'day', value: ({ date }) => date },
  { heading: 'setAside', is: 'word', words: 'stockReason', value: (row) => row.set_aside },
];
const OUT: Column<Unit> = {
  heading: 'out',
  is: 'word',
  words: 'stockReason',
  value: ({ out }) => out,
};
const UNDER_WAY: Column<Unit> = {
  heading: 'underWayTo',
  is: 'text',
  value: (row) => row.under_way_to,
};

/** The stock, unit by unit. */
export const stock = defineList({
  call: productCalls.list,
  filter: productFilterSchema,
  columns: ({ out, under_way: underWay }) => [
    ...COLUMNS,
    ...(out ? [OUT] : []),
    ...(underWay ? [UNDER_WAY] : []),
  ],
  pages: ({ db, context: { caller }, query }) =>
    byCursor(async (cursor) => {
      const asked = { ...query, cursor, limit: PAGE };
      const { data, page } = await pageOfStock(db, caller.companyId, asked);
      const ids = data.map(({ id }) => id);
      const extras = await readStockExtras(db, caller.companyId, ids);
      const units = data.flatMap((row): Unit[] => {
        const more = extras.get(row.id);
        return more ? [{ ...row, ...more }] : [];
      });
      return { data: units, page };
    }),
});
