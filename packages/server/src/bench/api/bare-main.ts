import { dayIn } from '@backoffice/contracts';
import Fastify from 'fastify';
import pg from 'pg';

import { takeNumbers } from '../../db/counters';
import { PARSERS } from '../../db/values';
import { isPassword } from '../../modules/authentication/passwords/passwords';
import { insertSession } from '../../modules/authentication/session.repository';
import { hashToken, newToken } from '../../modules/authentication/sessions';
import { readCredentials, readPerson } from '../../modules/authentication/user.repository';
import { readSalesOfDay } from '../../modules/sales/sales.repository';
import { insertSale } from '../../modules/sales/selling.repository';
import { holdOpenPeriod } from '../../modules/till/periods';
import { lockUnits } from '../../modules/units/stock-claims';
import { readByBarcode } from '../../modules/units/unit-by-barcode.repository';
import { listBySql, monthsSql } from './read-sql';
import { recordSql, type Recorded } from './recorded-sql';

/**
 * The bare server beside the API: Fastify and `pg` with the same SQL on a pool of the same size,
 * and nothing else. No sessions, no validation, no idempotency, no headers, no metrics, no log; and
 * each statement is planned anew, as `pg` does unless it is told otherwise.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types: {
    getTypeParser: (oid: number) => PARSERS[oid] ?? ((text: string) => text),
  } as pg.CustomTypesConfig,
});
const app = Fastify({ logger: false });
const rowsOf = async (
  client: pg.Pool | pg.PoolClient,
  { text, values }: Recorded,
  with_ = values,
) => (await client.query({ text, values: [...with_] })).rows as Record<string, unknown>[];
/** The recorded values, some of them replaced by this request's own. */
const filled = ({ values }: Recorded, changes: Map<unknown, unknown>) =>
  values.map((value) => (changes.has(value) ? changes.get(value) : value));

const [credentials] = await recordSql((db) => readCredentials(db, 'email', ''));
const session = await recordSql((db) =>
  insertSession(db, { tokenHash: 'token', companyId: -1, userId: -2, device: '', now: new Date() }),
);
app.post('/login', async (request) => {
  const { email, password } = request.body as { email: string; password: string };
  const [user] = await rowsOf(pool, credentials as Recorded, ['', email]);
  if (!user || !(await isPassword(String(user.passwordHash), password))) throw new Error('Wrong');
  const token = newToken();
  const [insert] = session as [Recorded];
  const at = new Date().toISOString();
  const own = [hashToken(token), user.companyId, user.userId, at, at];
  await rowsOf(pool, insert, [...own, ...insert.values.slice(own.length)]);
  return { success: true, data: token };
});

app.get('/list', async (request) => {
  const { code } = request.query as { code: string };
  return listBySql((statement) => rowsOf(pool, statement), code);
});

const [byBarcode] = await recordSql((db) => readByBarcode(db, 1, 'barcode'));
app.get('/barcode/:code', async (request) => {
  const { code } = request.params as { code: string };
  const values = filled(byBarcode as Recorded, new Map([['barcode', code]]));
  return { success: true, data: (await rowsOf(pool, byBarcode as Recorded, values))[0] };
});

const [ofDay] = await recordSql((db) =>
  readSalesOfDay(db, { companyId: 1, day: 'day', shop: undefined }),
);
app.get('/day', async (request) => {
  const { date } = request.query as { date: string };
  const values = filled(ofDay as Recorded, new Map([['day', date]]));
  return { success: true, data: await rowsOf(pool, ofDay as Recorded, values) };
});

const [person] = await recordSql((db) =>
  readPerson(db, { companyId: 1, userId: 1 }).catch(() => undefined),
);
app.get('/user', async () => ({
  success: true,
  data: (await rowsOf(pool, person as Recorded))[0],
}));

app.post('/years', async (request) => {
  const { years } = request.body as { years: number[] };
  return { success: true, data: await rowsOf(pool, await monthsSql(years)) };
});

const IDS = [-1];
const [lock] = await recordSql((db) => lockUnits(db, 1, IDS));
const [number] = await recordSql((db) => takeNumbers(db, 1, { receipt: 1 }));
const [hold] = await recordSql((db) =>
  holdOpenPeriod(db, { companyId: 1, locationId: -6, at: 'at' }).catch(() => 0),
);
const PRICES = ['price'];
const PAYMENTS = ['payment'];
const BANKS = [null];
const KINDS = ['kind'];
const SUMS = [{ way: 'cash' as const, amount: 'sum' }];
const sale = {
  companyId: 1,
  userId: 1,
  receiptNumber: -5,
  locationId: -6,
  periodId: -7,
  vatRate: 18,
  clientKey: null,
  operationId: null,
  received: null,
  salesperson: null,
  parts: [],
  sums: SUMS,
  at: 'at',
  day: 'day',
  ids: IDS,
  prices: PRICES,
  paymentTypes: PAYMENTS,
  banks: BANKS,
  saleTypes: KINDS,
};
const insert = (await recordSql((db) => insertSale(db, sale))).at(-1) as Recorded;
const amounts = insert.values.find((value) => Array.isArray(value) && value[0] === 'sum');
interface Line {
  id: number;
  price: string;
  paymentType: string;
  sale_type: string;
}
function termsOf(basket: Line[]): [unknown, unknown][] {
  const now = new Date();
  const total = basket.reduce((sum, { price }) => sum + Number(price), 0).toFixed(2);
  return [
    [IDS, basket.map(({ id }) => id)],
    [PRICES, basket.map(({ price }) => price)],
    [PAYMENTS, basket.map(({ paymentType }) => paymentType)],
    [BANKS, basket.map(() => null)],
    [KINDS, basket.map((line) => line.sale_type)],
    [amounts, [total]],
    ['at', now.toISOString()],
    ['day', dayIn('Europe/Belgrade', now)],
  ];
}
async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
app.put('/sell', async (request) => {
  const basket = request.body as Line[];
  const ids = basket.map(({ id }) => id);
  const data = await inTransaction(async (client) => {
    const units = await rowsOf(
      client,
      lock as Recorded,
      filled(lock as Recorded, new Map([[IDS, ids]])),
    );
    if (units.some((unit) => unit.sale_id !== null)) throw new Error('Sold');
    const place = units[0]?.location_id;
    const [period] = await rowsOf(
      client,
      hold as Recorded,
      filled(hold as Recorded, new Map([[-6, place]])),
    );
    const [counter] = await rowsOf(client, number as Recorded);
    const changes = new Map<unknown, unknown>([
      ...termsOf(basket),
      [-5, counter?.value],
      [-6, place],
      [-7, period?.id],
    ]);
    return rowsOf(client, insert, filled(insert, changes));
  });
  return { success: true, data };
});

process.stdout.write(
  `${JSON.stringify({ listening: await app.listen({ host: '127.0.0.1', port: 0 }) })}\n`,
);
