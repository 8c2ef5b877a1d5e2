import { saleCalls, type SaleRow } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../../cents';
import type { Executor } from '../../../db/database';
import { readSalesOfDay } from '../../sales/sales.repository';
import { type AskedShop, askedShop } from '../../till/asked-shop';
import type { Column } from '../writing/column';
import { byDay, daysSchema, nextDayOfSales, spanOf } from './days';
import { defineList } from './define-list';
import { readSaleExtras, type SaleExtras } from './sale-extras.repository';

type ExportedRow = SaleRow & SaleExtras;

/** What was paid in cash, and by all banks together. */
function paidBy({ parts, payment_type: type, sale_price: price }: SaleRow, asked: 'cash' | 'bank') {
  if (!parts) return type === asked ? price : null;
  const wanted = parts.filter(({ way }) => (way === 'cash') === (asked === 'cash'));
  return eurosOf(wanted.reduce((sum, { amount }) => sum + centsOf(amount), 0));
}

/** The VAT that a price includes, rounded to the cent. */
function vatOf({ sale_price: price, vat_rate: rate }: ExportedRow): string | null {
  if (rate === null) return null;
  const percent = Number(rate);
  return eurosOf(Math.round((centsOf(price) * percent) / (100 + percent)));
}

const COLUMNS: Column<ExportedRow>[] = [
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
  { heading: 'paidInCash', is: 'money', value: (row) => paidBy(row, 'cash') },
  { heading: 'paidByBank', is: 'money', value: (row) => paidBy(row, 'bank') },
  { heading: 'vatRate', is: 'money', value: (row) => row.vat_rate },
  { heading: 'vatAmount', is: 'money', value: vatOf },
  { heading: 'fiscalNumber', is: 'code', value: (row) => row.fiscal_number },
  { heading: 'offlineSlip', is: 'code', value: (row) => row.offline_slip },
  { heading: 'cameAt', is: 'moment', value: (row) => row.came_at },
  { heading: 'importPrice', is: 'money', costs: true, value: (row) => row.import_price },
];

async function readDay(
  db: Executor,
  asked: { companyId: number; day: string; shop: AskedShop },
): Promise<ExportedRow[]> {
  const rows = await readSalesOfDay(db, asked);
  const extras = await readSaleExtras(
    db,
    asked.companyId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const extra = extras.get(row.id);
    return extra ? [{ ...row, ...extra }] : [];
  });
}

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
      (day) => readDay(db, { companyId, day, shop }),
    );
  },
});
