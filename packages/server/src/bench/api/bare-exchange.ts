import { dayIn, type ReturnInput } from '@backoffice/contracts';
import type pg from 'pg';

import { takeNumbers } from '../../db/counters';
import type { Executor, Tx } from '../../db/database';
import { countFigures } from '../../modules/figures/count-figures';
import { recordOperation } from '../../modules/operations/record-operation';
import { lockUnits } from '../../modules/products/stock-claims';
import { insertReturn, linkExchange } from '../../modules/returns/returns.repository';
import { insertSale } from '../../modules/sales/selling.repository';
import {
  insertReversals,
  type LiveLine,
  putBack,
  readLines,
} from '../../modules/sold-sales/mending/reversing.repository';
import { holdOpenPeriod } from '../../modules/till/periods';
import { recordEntries } from '../../modules/till/record-entries';
import { recordSql } from './recorded-sql';

type Send = <Row>(statement: (db: Executor & Tx) => Promise<unknown>) => Promise<Row[]>;
interface Counted {
  kind: string;
  value: number;
}

/** Sends what a piece of the server sends first; what it makes of the answer is left out. */
const sender =
  (client: pg.PoolClient): Send =>
  async <Row>(statement: (db: Executor & Tx) => Promise<unknown>) => {
    const [sent] = await recordSql((db) => statement(db).catch(() => undefined));
    if (!sent) throw new Error('Nothing was sent');
    return (await client.query({ text: sent.text, values: [...sent.values] })).rows as Row[];
  };

/** What both directions of an exchange have in common. */
async function begin(send: Send, locationId: number | null) {
  const now = new Date();
  const at = now.toISOString();
  const [period] = await send<{ id: number }>((db) =>
    holdOpenPeriod(db, { companyId: 1, locationId, at }),
  );
  const counted = await send<Counted>((db) => takeNumbers(db, 1, { receipt: 1, return: 1 }));
  const numberOf = (kind: string) => counted.find((one) => one.kind === kind)?.value ?? 0;
  const operator = { companyId: 1, userId: 1 };
  const [operation] = await send<{ id: number }>((db) =>
    recordOperation(db, operator, { kind: 'return', at }),
  );
  return {
    ...operator,
    at,
    locationId,
    day: dayIn('Europe/Belgrade', now),
    periodId: period?.id ?? 0,
    operationId: operation?.id ?? 0,
    returnNumber: numberOf('return'),
    receiptNumber: numberOf('receipt'),
  };
}
type Booking = Awaited<ReturnType<typeof begin>>;

async function takeBack(send: Send, booking: Booking, line: LiveLine) {
  const { price, unit_id } = line;
  const header = { ...booking, approvedBy: undefined, prices: [price], note: '' };
  const [made] = await send<{ id: number }>((db) => insertReturn(db, header));
  const returnId = made?.id ?? 0;
  const reversed = { ...line, reason: 'size', bookedOn: booking.day };
  const reversals = await send<{ id: number }>((db) =>
    insertReversals(db, { ...booking, kind: 'return', returnId }, [reversed]),
  );
  await send((db) => putBack(db, { ...booking, kind: 'returned' }, [{ unit_id, price }]));
  return { returnId, reversals: reversals.map(({ id }) => id) };
}

/** One pair back and one out, with the statements of the API and nothing of its checks. */
export async function bareExchange(
  client: pg.PoolClient,
  { returns: [back], sells: [taken] = [] }: ReturnInput,
) {
  if (!back || !taken) throw new Error('One line in each direction');
  const send = sender(client);
  const [line] = await send<LiveLine>((db) => readLines(db, 1, [back.line]));
  if (!line) throw new Error('Never sold');
  await send((db) => lockUnits(db, 1, [line.unit_id, taken.id]));
  const booking = await begin(send, line.location_id);
  const { returnId, reversals } = await takeBack(send, booking, line);
  const price = String(taken.price);
  const sale = {
    ...booking,
    vatRate: 18,
    clientKey: null,
    sums: [],
    ids: [taken.id],
    prices: [price],
    paymentTypes: ['cash'],
    banks: [null],
    saleTypes: ['store'],
  };
  const [sold] = await send<{ id: number; lines: number[] }>((db) => insertSale(db, sale));
  await send((db) => linkExchange(db, { companyId: 1, returnId, saleId: sold?.id ?? 0 }));
  const entry = { ...booking, source: 'return', sourceId: returnId, late: false } as const;
  const amount = (Number(price) - Number(line.price)).toFixed(2);
  await send((db) => recordEntries(db, entry, [{ way: 'cash', amount }]));
  await send((db) => countFigures(db, 1, [...reversals, ...(sold?.lines ?? [])]));
  return { returnId, sold };
}
