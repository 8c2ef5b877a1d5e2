import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  authenticationCalls,
  referenceCalls,
  productCalls,
  saleCalls,
  soldSaleCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { apiCaller } from '../testing/api-caller';
import { runCommandLine } from '../testing/command-line';
import { ENGINES, type Engine } from '../testing/engines';
import { startServerProcess } from '../testing/server-process';
import { openShop, PASSWORD, type Shop } from '../testing/shop/test-shop';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { openBackupFile } from './backup-file';
import { measureAll } from './tables';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const other = (engine: Engine): Engine => (engine === 'embedded' ? 'postgres' : 'embedded');
const placeOf = (engine: Engine, { dataDir, databaseUrl }: TestDatabase) =>
  databaseUrl ? { engine, databaseUrl } : { engine, dataDir };
const settingsOf = (place: TestDatabase) => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
});

async function voidOneSale({ api, line }: Shop, unit: number) {
  const { data } = await api.ok(saleCalls.sell, { body: [line(unit)] });
  await api.ok(soldSaleCalls.void, { params: { id: data.id }, body: { reason: 'a test' } });
}

const MOVES = ENGINES.flatMap((from) =>
  ENGINES.includes(other(from)) ? [[from, other(from)] as const] : [],
);

describe.each(MOVES)('a shop moves from %s to %s', (from, to) => {
  test('while it sells twenty times a second, and goes on selling there', async () => {
    const place = await testDatabase(from);
    const preparing = await startTestServer(placeOf(from, place));
    const shop = await openShop(preparing);
    const { token, email } = shop;
    const units = await shop.receive(900);
    await voidOneSale(shop, units.at(-1) ?? 0);
    await preparing.close();
    const settings = settingsOf(place);
    const server = await startServerProcess({ ...settings, DEMO: '0' });
    const api = apiCaller(server.url);
    const sales: Promise<unknown>[] = [];
    const sellOne = () => {
      const id = units.pop() ?? 0;
      sales.push(api.ok(saleCalls.sell, { token, body: [shop.line(id)] }));
    };
    const selling = setInterval(sellOne, 50);
    await wait(500);
    const before = sales.length;
    const file = path.join(folder, `${from}.gz`);
    const saved = await runCommandLine(['backup', file], settings);
    const during = sales.length - before;
    await wait(200);
    clearInterval(selling);
    await Promise.all(sales);
    expect(saved).toMatchObject({ code: 0, complaint: '' });
    expect(during).toBeGreaterThan(3);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(await server.end()).toBe(0);
    const leftOver = fs.readdirSync(place.dataDir).filter((name) => name.startsWith('copy'));
    expect(leftOver).toEqual([]);
    await place.remove();

    const { header } = await openBackupFile(file);
    const sold = header.tables.find(({ name }) => name === 'sales')?.rows ?? 0;
    expect(sold).toBeGreaterThan(before);

    const home = await testDatabase(to);
    const { code, complaint } = await runCommandLine(['restore', file], settingsOf(home));
    expect([code, complaint]).toEqual([0, '']);
    const again = await runCommandLine(['restore', file], settingsOf(home));
    expect(again.complaint).toMatch(/^The database is not empty/);

    const moved = await startTestServer(placeOf(to, home));
    const { db } = moved.database;
    const found = await measureAll(db);
    expect(found).toEqual(header.tables.map(({ columns: _columns, ...table }) => table));
    const there = apiCaller(moved.url);
    const body = { email, password: PASSWORD };
    const { data: newToken } = await there.ok(authenticationCalls.login, { body });
    const { data: left } = await there.ok(productCalls.ids, { token: newToken });
    const sale = left.slice(0, 2).map((id) => shop.line(id));
    const { data: made } = await there.ok(saleCalls.sell, { token: newToken, body: sale });
    // Lines and reversals draw ids from one sequence, so that rows of a day never share one.
    const undo = { token: newToken, params: { id: made.id }, body: { reason: 'a test' } };
    await there.ok(soldSaleCalls.void, undo);
    const { rows: shared } = await sql`select from reversals v join sale_lines x
      on x.company_id = v.company_id and x.id = v.id`.execute(db);
    expect(shared).toEqual([]);
    await there.ok(referenceCalls.addLocation, { token: newToken, body: { name: 'Depo e re' } });
    await there.ok(saleCalls.ofDay, { token: newToken });
    await expect(sql`delete from movements`.execute(db)).rejects.toThrow('append-only');
    await expect(
      sql`update units set product_id = -1 where id = ${left[5]}`.execute(db),
    ).rejects.toThrow(/foreign key/);
    await moved.close();
    await home.remove();
  }, 180_000);
});
