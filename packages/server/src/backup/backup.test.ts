import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

import {
  authenticationCalls,
  panelCalls,
  peopleCalls,
  productCalls,
  saleCalls,
  soldSaleCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../db/database';
import { newestSchema } from '../db/migrate';
import { apiCaller } from '../testing/api-caller';
import { runCommandLine } from '../testing/command-line';
import { ENGINES, ENGINES_OF_MOST, type Engine } from '../testing/engines';
import { startServerProcess } from '../testing/server-process';
import { secretOf, somebody } from '../testing/shop/people';
import { openShop, PASSWORD, type Shop } from '../testing/shop/test-shop';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { openBackupFile } from './backup-file';
import { restoreBackup } from './restore-backup';
import { measure, readTables } from './tables';
import { writeBackup } from './write-backup';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const measured = async (db: Executor) => {
  const tables = await readTables(db);
  return Promise.all(
    tables.map(async (table) => ({ name: table.name, ...(await measure(db, table)) })),
  );
};
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

/** From the embedded database, with which a shop begins; both ways where all is tested. */
const MOVES = ENGINES.flatMap((from) =>
  ENGINES.includes(other(from)) ? [[from, other(from)] as const] : [],
).slice(0, ENGINES_OF_MOST.length);

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
    const found = await measured(db);
    expect(found).toEqual(header.tables.map(({ columns: _columns, ...table }) => table));
    const there = apiCaller(moved.url);
    const body = { email, password: PASSWORD };
    const { data: newToken } = await there.ok(authenticationCalls.login, { body });
    const { data: left } = await there.ok(productCalls.ids, { token: newToken });
    const sale = left.slice(0, 2).map((id) => shop.line(id));
    const { data: made } = await there.ok(saleCalls.sell, { token: newToken, body: sale });
    // Rows of the day that mean lines and those that mean reversals never share an id.
    const undo = { token: newToken, params: { id: made.id }, body: { reason: 'a test' } };
    await there.ok(soldSaleCalls.void, undo);
    const { rows: shared } = await sql`select from reversals v join sale_lines x
      on x.company_id = v.company_id and x.id = v.id`.execute(db);
    expect(shared).toEqual([]);
    await there.ok(panelCalls.addLocation, { token: newToken, body: { name: 'Depo e re' } });
    await there.ok(saleCalls.ofDay, { token: newToken });
    await expect(sql`delete from movements`.execute(db)).rejects.toThrow('append-only');
    await expect(
      sql`update units set product_id = -1 where id = ${left[5]}`.execute(db),
    ).rejects.toThrow(/foreign key/);
    await moved.close();
    await home.remove();
  }, 180_000);
});

test('a link of then lets nobody in after a restore, and a new one does', async () => {
  const source = await startTestServer();
  const { api, email } = await openShop(source);
  const { id, link } = (await api.ok(peopleCalls.invite, { body: somebody('cashier') })).data;
  const params = { secret: secretOf(link) };
  const file = path.join(folder, 'link.gz');
  const { tables } = await writeBackup(source.database.db, file);
  const names = tables.map(({ name }) => name);
  expect(names).toContain('audit_events');
  expect(names).not.toContain('invitations');
  expect(names).not.toContain('approvals');
  await source.close();

  const home = await testDatabase('embedded');
  const empty = await home.open();
  await restoreBackup(empty.db, file);
  await empty.close();
  const restored = await startTestServer({ dataDir: home.dataDir });
  const there = apiCaller(restored.url);
  await there.refused(404, peopleCalls.invited, { params });
  const body = { email, password: PASSWORD };
  const { data: token } = await there.ok(authenticationCalls.login, { body });
  await there.ok(peopleCalls.reset, { token, params: { id } });
  await restored.close();
  await home.remove();
}, 60_000);

/** Null where gzip itself finds the damage. */
function unzipped(bytes: Buffer): string | null {
  try {
    return zlib.gunzipSync(bytes).toString();
  } catch {
    return null;
  }
}

/** As a version of that text would have written it. */
function resealed(text: string): string {
  const start = text.trimEnd().lastIndexOf('\n') + 1;
  const sha256 = crypto.createHash('sha256').update(text.slice(0, start)).digest('hex');
  const footer = { ...(JSON.parse(text.slice(start)) as object), sha256 };
  return `${text.slice(0, start)}${JSON.stringify(footer)}\n`;
}

describe.each(ENGINES_OF_MOST)('a file that cannot be restored on %s', (engine) => {
  test('is refused whole, with the reason', async () => {
    const place = await testDatabase(engine);
    const source = await startTestServer(placeOf(engine, place));
    const shop = await openShop(source);
    await shop.receive(200);
    const file = path.join(folder, `whole-${engine}.gz`);
    await writeBackup(source.database.db, file);
    await source.close();
    await place.remove();

    const text = zlib.gunzipSync(fs.readFileSync(file)).toString();
    const bad = async (name: string, contents: Buffer | string) => {
      const changed = path.join(folder, name);
      fs.writeFileSync(changed, contents);
      await expect(restoreBackup(empty.db, changed)).rejects.toThrow(reasons[name]);
    };
    const reasons: Record<string, RegExp> = {
      'no-gzip': /damaged or is no whole backup/,
      'cut-gzip': /damaged or is no whole backup/,
      'no-footer': /damaged or is no whole backup/,
      flipped: /^The file is damaged or is no whole backup$/,
      changed: /damaged or is no whole backup/,
      newer: /written by a newer version/,
      older: /older than this database/,
    };
    const home = await testDatabase(engine);
    const empty = await home.open();
    await bad('no-gzip', 'hello');
    await bad('cut-gzip', fs.readFileSync(file).subarray(0, 2_000));
    const lastLine = text.trimEnd().lastIndexOf('\n');
    await bad('no-footer', zlib.gzipSync(text.slice(0, lastLine + 1)));
    await bad('changed', zlib.gzipSync(text.replace('"Nike"', '"Mike"')));
    const schema = `"schema":${newestSchema()}`;
    await bad('newer', zlib.gzipSync(resealed(text.replace(schema, '"schema":999'))));
    await bad('older', zlib.gzipSync(resealed(text.replace(schema, '"schema":1'))));
    const whole = fs.readFileSync(file);
    // Behind the ten bytes that gzip itself begins with, some of which say nothing.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      // A bit that fills up the last byte of a block changes nothing of what is read.
      if (unzipped(flipped) !== text) await bad('flipped', flipped);
    }
    for (const { rows } of await measured(empty.db)) expect(rows).toBe(0);
    await restoreBackup(empty.db, file);
    await empty.close();
    await home.remove();
  }, 120_000);
});
