import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

import {
  authenticationCalls,
  offlineSaleCalls,
  peopleCalls,
  sharedTillCalls,
} from '@backoffice/contracts';

import { newestSchema } from '../db/migrate';
import { apiCaller } from '../testing/api-caller';
import { ENGINES_OF_MOST, type Engine } from '../testing/engines';
import { openOfflineShop } from '../testing/shop/offline-till';
import { secretOf, somebody } from '../testing/shop/people';
import { openShop, PASSWORD } from '../testing/shop/test-shop';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { restoreBackup } from './restore-backup';
import { measureAll } from './tables';
import { writeBackup } from './write-backup';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const placeOf = (engine: Engine, { dataDir, databaseUrl }: TestDatabase) =>
  databaseUrl ? { engine, databaseUrl } : { engine, dataDir };

test('a link from before a restore lets nobody in, and a new one does', async () => {
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

test('a shared till from before a restore is none, and its waiting sales still come in', async () => {
  const source = await startTestServer();
  const { api, email, till, receive } = await openOfflineShop(source);
  const [before = 0, waiting = 0] = await receive(2);
  await till.sendOne(till.sale(1, [before]));
  const sale = till.sale(2, [waiting], { sold_at: new Date().toISOString() });
  expect((await api.ok(sharedTillCalls.list)).data).toHaveLength(1);
  const file = path.join(folder, 'till.gz');
  await writeBackup(source.database.db, file);
  await source.close();

  const home = await testDatabase('embedded');
  const empty = await home.open();
  await restoreBackup(empty.db, file);
  await empty.close();
  const restored = await startTestServer({ dataDir: home.dataDir });
  const there = apiCaller(restored.url);
  const { headers } = till;
  expect((await there.ok(sharedTillCalls.here, { headers })).data).toBeNull();
  const body = { email, password: PASSWORD };
  const { data: token } = await there.ok(authenticationCalls.login, { body });
  const sent = { token, headers, body: { sales: [sale] } };
  expect((await there.ok(offlineSaleCalls.send, sent)).data).toMatchObject([
    { outcome: 'sold', receipt_number: 2 },
  ]);
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

/** Gives an edited text the checksum that fits it, as the version that it claims would have. */
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
    // Starts behind gzip's header of ten bytes, in some of which a flipped bit changes nothing.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      // A bit that fills up the last byte of a block changes nothing of what is read.
      if (unzipped(flipped) !== text) await bad('flipped', flipped);
    }
    for (const { rows } of await measureAll(empty.db)) expect(rows).toBe(0);
    await restoreBackup(empty.db, file);
    await empty.close();
    await home.remove();
  }, 120_000);
});
