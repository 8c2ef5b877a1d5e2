import { saleCalls, type SaleRow } from '@backoffice/contracts';

import { readSalesOfDay } from '../../sales/sales.repository';
import { askedShop } from '../../till/asked-shop';
import type { Column } from '../writing/column';
import { byDay, daysSchema, nextDayOfSales, spanOf } from './days';
import { defineList } from './define-list';

const COLUMNS: Column<SaleRow>[] = [
  { heading: 'soldAt', is: 'moment', value: (row) => row.sold_at },
  { heading: 'kind', is: 'word', words: 'saleRow', value: ({ kind }) => kind },
  { heading: 'receipt', is: 'count', value: (row) => row.receipt_number },
  { heading: 'returnNumber', is: 'count', value: (row) => row.return_number },
  { heading: 'code', is: 'code', value: ({ code }) => code },
  { heading: 'name', is: 'text', value: ({ name }) => name },
  { heading: 'brand', is: 'text', value: (row) => row.brand_name },
  { heading: 'specificType', is: 'text', value: (row) => row.product_specific_types },
  { heading: 'color', is: 'text', value: (row) => row.color_name },
  { heading: 'size', is: 'code', width: 10, value: ({ number }) => number },
  { heading: 'barcode', is: 'code', value: ({ barcode }) => barcode },
  { heading: 'regularPrice', is: 'money', value: (row) => row.product_price },
  { heading: 'price', is: 'money', value: (row) => row.sale_price },
  { heading: 'paymentType', is: 'word', words: 'paymentType', value: (row) => row.payment_type },
  { heading: 'bank', is: 'text', width: 8, value: (row) => row.bank_name },
  { heading: 'saleType', is: 'word', words: 'saleType', value: (row) => row.sale_type },
  { heading: 'seller', is: 'text', value: ({ seller }) => seller },
  { heading: 'location', is: 'text', value: ({ location }) => location },
];

/** Sales and reversals of a day, or of the days of a span. */
export const sales = defineList({
  call: saleCalls.ofDay,
  filter: daysSchema,
  columns: () => COLUMNS,
  async *pages({ db, context, query }) {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    yield* byDay(
      spanOf(query, context.today),
      (from) => nextDayOfSales(db, companyId, from),
      (day) => readSalesOfDay(db, { companyId, day, shop }),
    );
  },
});
