import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { referenceCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { ServerRefusedError, startServerProcess } from '../../testing/server-process';
import { openShop } from '../../testing/shop/test-shop';
import { testDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { openEmbedded } from './embedded-database';
import { FolderInUseError } from './folder-lock';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-embedded-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('a statement that failed is as good as new the next time, and so is one whose table changed', async () => {
  await testDatabase('embedded', { dataDir });
  const { db, close } = await openEmbedded(dataDir);
  const halve = (value: string) => sql`select 10 / cast(${value} as int) as n`.execute(db);
  expect((await halve('5')).rows).toEqual([{ n: 2 }]);
  await expect(halve('0')).rejects.toMatchObject({ code: '22012' });
  await expect(halve('a word')).rejects.toMatchObject({ code: '22P02' });
  expect((await halve('2')).rows).toEqual([{ n: 5 }]);

  await sql`create table kept (value int unique)`.execute(db);
  const keep = (value: number) => sql`insert into kept values (${value})`.execute(db);
  expect((await keep(1)).numAffectedRows).toBe(1n);
  await expect(keep(1)).rejects.toMatchObject({ code: '23505' });
  const undone = db.transaction().execute(async (tx) => {
    await sql`insert into kept values (${2})`.execute(tx);
    await sql`insert into kept values (${1})`.execute(tx);
  });
  await expect(undone).rejects.toMatchObject({ code: '23505' });
  const all = () => sql`select * from kept where value > ${0}`.execute(db);
  expect((await all()).rows).toEqual([{ value: 1 }]);
  await sql`alter table kept add column more int`.execute(db);
  await expect(all()).rejects.toMatchObject({ code: '0A000' });
  expect((await all()).rows).toEqual([{ value: 1, more: null }]);
  await close();
}, 180_000);

test('a half-made cluster and a dead lock that a crash left are removed', async () => {
  await testDatabase('embedded', { dataDir });
  fs.mkdirSync(path.join(dataDir, 'database.new'));
  fs.writeFileSync(path.join(dataDir, 'database.new', 'half'), '');
  fs.writeFileSync(path.join(dataDir, 'server.lock'), '999999999');
  const database = await openEmbedded(dataDir);
  await database.close();
  expect(fs.readdirSync(dataDir)).toEqual(['database']);
}, 180_000);

test('a start right after a kill waits until the old lock is certainly dead', async () => {
  await testDatabase('embedded', { dataDir });
  const lock = path.join(dataDir, 'server.lock');
  // The number of the killed process belongs to a living one by now.
  fs.writeFileSync(lock, String(process.ppid));
  const taken = new Date(Date.now() - 8_000);
  fs.utimesSync(lock, taken, taken);
  await (await openEmbedded(dataDir)).close();
}, 180_000);

test('a server that is killed makes room for the next at once', async () => {
  await testDatabase('embedded', { dataDir });
  const killed = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' });
  killed.child.kill('SIGKILL');
  const next = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(await next.end()).toBe(0);
}, 180_000);

test('every commit is one sync to disk, and a read is none', async () => {
  const server = await startTestServer({ dataDir });
  const { api } = await openShop(server);
  const syncs = () => server.database.syncs?.() ?? 0;
  const before = syncs();
  for (let n = 0; n < 50; n += 1) {
    await api.ok(referenceCalls.addLocation, { body: { name: `Shop ${n}` } });
  }
  expect(syncs() - before).toBe(50);
  await api.ok(referenceCalls.listLocations);
  expect(syncs() - before).toBe(50);
  await sql`checkpoint`.execute(server.database.db);
  expect(syncs() - before).toBeGreaterThan(50);
  await server.close();
}, 60_000);

test('a second opener is refused and the first unharmed', async () => {
  const server = await startTestServer({ dataDir });
  const { api } = await openShop(server);
  await expect(openEmbedded(dataDir)).rejects.toThrow(FolderInUseError);
  const second = startServerProcess({ DATA_DIR: dataDir });
  await expect(second).rejects.toThrow(ServerRefusedError);
  await expect(second).rejects.toThrow(/^Another process already uses the data in /);
  expect((await api.ok(referenceCalls.listLocations)).data).toHaveLength(2);
  await server.close();
}, 60_000);
