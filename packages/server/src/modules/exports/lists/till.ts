import {
  BANKS,
  type Closing,
  closingCalls,
  type PaymentWay,
  MAX_ROWS,
  type Transaction,
  transactionCalls,
} from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../../cents';
import { listClosings } from '../../closings/closing-view';
import { askedShop } from '../../till/asked-shop';
import { readTransactions } from '../../transactions/transactions.repository';
import type { Column } from '../writing/column';
import { byDay, daysSchema, nextDayOfBookings, spanOf } from './days';
import { byLast, defineList } from './define-list';

/** The amount that was expected or counted of one way; null for whoever counts blind. */
const ofWay =
  (way: PaymentWay, which: 'expected' | 'counted') =>
  ({ counts }: Closing): string | null =>
    counts?.find((one) => one.way === way)?.[which] ?? null;

const lateOf = ({ late }: Closing): string | null =>
  late ? eurosOf(late.reduce((sum, { amount }) => sum + centsOf(amount), 0)) : null;

const BANK_COLUMNS = BANKS.flatMap((bank): Column<Closing>[] => [
  { heading: `expected${bank}`, is: 'money', width: 16, value: ofWay(bank, 'expected') },
  { heading: `counted${bank}`, is: 'money', width: 16, value: ofWay(bank, 'counted') },
]);

const CLOSING: Column<Closing>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ number }) => number },
  { heading: 'location', is: 'text', value: ({ location }) => location?.name ?? null },
  { heading: 'openedAt', is: 'moment', value: (row) => row.opened_at },
  { heading: 'closedAt', is: 'moment', value: (row) => row.closed_at },
  { heading: 'closedOn', is: 'day', value: (row) => row.closed_on },
  { heading: 'closedBy', is: 'text', value: (row) => row.closed_by },
  { heading: 'expectedCash', is: 'money', value: ofWay('cash', 'expected') },
  { heading: 'countedCash', is: 'money', value: (row) => row.counted_cash },
  ...BANK_COLUMNS,
  { heading: 'late', is: 'money', value: lateOf },
  { heading: 'left', is: 'money', value: ({ left }) => left },
  { heading: 'recounts', is: 'count', value: ({ recounts }) => recounts },
  { heading: 'reason', is: 'text', width: 40, value: ({ reason }) => reason },
];

export const closings = defineList({
  call: closingCalls.list,
  filter: closingCalls.list.query,
  columns: () => CLOSING,
  pages: ({ db, context, query }) =>
    byLast<Closing>((last) => listClosings(db, context, query, last), MAX_ROWS),
});

const TRANSACTION: Column<Transaction>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ id }) => id },
  { heading: 'date', is: 'day', value: ({ date }) => date },
  {
    heading: 'type',
    is: 'word',
    words: 'transactionType',
    value: (row) => row.transaction_type,
  },
  { heading: 'subtype', is: 'text', value: ({ subType }) => subType },
  { heading: 'amount', is: 'money', value: (row) => row.sale_price },
  { heading: 'paymentType', is: 'word', words: 'paymentType', value: (row) => row.payment_type },
  { heading: 'bank', is: 'text', width: 8, value: ({ bank }) => bank },
  { heading: 'location', is: 'text', value: ({ location }) => location },
  { heading: 'description', is: 'text', width: 40, value: ({ description }) => description },
];

/** Income and outcome of a day, or of the days of a span. */
export const transactions = defineList({
  call: transactionCalls.list,
  filter: daysSchema,
  columns: () => TRANSACTION,
  async *pages({ db, context, query }) {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    yield* byDay(
      spanOf(query, context.today),
      (from) => nextDayOfBookings(db, companyId, from),
      (day) => readTransactions(db, { companyId, day, shop }),
    );
  },
});
