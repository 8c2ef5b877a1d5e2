import Fastify from 'fastify';
import { CompiledQuery } from 'kysely';
import pg from 'pg';

import { openEmbedded } from '../../db/embedded/embedded-database';
import { StatementNames } from '../../db/statement-names';
import { PARSERS } from '../../db/values';
import { readPerson } from '../../modules/authentication/user.repository';
import { readSalesOfDay } from '../../modules/sales/sales.repository';
import { readByBarcode } from '../../modules/units/unit-by-barcode.repository';
import { listBySql, monthsSql } from './read-sql';
import { recordSql, type Recorded } from './recorded-sql';

/**
 * The fastest server beside the API: it sends the fastest statement known for the same rows,
 * prepared where that is faster, on either engine. It knows no session, no rights, no total of a
 * list, and nothing of what became of a unit.
 */
const app = Fastify({ logger: false });

async function sender() {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env;
  if (!url) {
    const { db } = await openEmbedded(folder);
    return async ({ text, values }: Recorded) =>
      (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Record<
        string,
        unknown
      >[];
  }
  const getTypeParser = (oid: number) => PARSERS[oid] ?? ((text: string) => text);
  const types = { getTypeParser } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  pool.on('connect', (client) => void client.query('set max_parallel_workers_per_gather = 0'));
  const names = new StatementNames(true);
  return async ({ text, values }: Recorded) => {
    const name = names.of(text);
    const asked = { text, values: [...values], ...(name !== undefined && { name }) };
    return (await pool.query(asked)).rows as Record<string, unknown>[];
  };
}

const send = await sender();
/** The recorded statement with one value replaced by this request's own. */
const asking = ({ text, values }: Recorded, recorded: string, asked: unknown): Recorded => ({
  text,
  values: values.map((value) => (value === recorded ? asked : value)),
});

app.get('/list', async (request) => listBySql(send, (request.query as { code: string }).code));

const [byBarcode] = (await recordSql((db) => readByBarcode(db, 1, 'barcode'))) as [Recorded];
app.get('/barcode/:code', async (request) => {
  const { code } = request.params as { code: string };
  return { success: true, data: (await send(asking(byBarcode, 'barcode', code)))[0] };
});

const [ofDay] = (await recordSql((db) =>
  readSalesOfDay(db, { companyId: 1, day: 'day', shop: undefined }),
)) as [Recorded];
app.get('/day', async (request) => {
  const { date } = request.query as { date: string };
  return { success: true, data: await send(asking(ofDay, 'day', date)) };
});

const [person] = (await recordSql((db) =>
  readPerson(db, { companyId: 1, userId: 1 }).catch(() => undefined),
)) as [Recorded];
app.get('/user', async () => ({ success: true, data: (await send(person))[0] }));

app.post('/years', async (request) => {
  const { years } = request.body as { years: number[] };
  return { success: true, data: await send(await monthsSql(years)) };
});

process.stdout.write(
  `${JSON.stringify({ listening: await app.listen({ host: '127.0.0.1', port: 0 }) })}\n`,
);
