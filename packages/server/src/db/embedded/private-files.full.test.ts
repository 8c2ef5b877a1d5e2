import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { testDatabase } from '../../testing/test-database';
import { openEmbedded } from './embedded-database';

let home: string;
let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-private-'));
  dataDir = path.join(home, 'data');
});
afterEach(async () => {
  await server?.end();
  fs.rmSync(home, { recursive: true, force: true });
});

const below = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name));
const modeOf = (file: string) => fs.lstatSync(file).mode & 0o777;
/** Files and folders that others than the owner may read, write or enter. */
const openToOthers = (folder: string) =>
  [folder, ...below(folder)].filter((file) => (modeOf(file) & 0o077) !== 0);

describe('the files of an embedded database', () => {
  test('belong to the owner alone from the start, are kept, and no lock is left', async () => {
    const { db, close } = await openEmbedded(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
    await sql`create table kept (value text)`.execute(db);
    await sql`insert into kept values ('yes')`.execute(db);
    await sql`checkpoint`.execute(db);
    expect(openToOthers(dataDir)).toEqual([]);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(['database']);

    const next = await openEmbedded(dataDir);
    expect((await sql`select * from kept`.execute(next.db)).rows).toEqual([{ value: 'yes' }]);
    await next.close();
  }, 180_000);

  test('are mended at the next start where an older one left them open', async () => {
    fs.mkdirSync(dataDir);
    await testDatabase('embedded', { dataDir });
    for (const file of [dataDir, ...below(dataDir)]) {
      fs.chmodSync(file, fs.statSync(file).isDirectory() ? 0o777 : 0o666);
    }
    const { db, close } = await openEmbedded(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  }, 180_000);

  test('lie beside releases that a web server may read when these are elsewhere', async () => {
    fs.mkdirSync(dataDir);
    await testDatabase('embedded', { dataDir });
    const releases = path.join(home, 'releases');
    server = await startServerProcess({
      DATA_DIR: dataDir,
      RELEASES_DIR: releases,
      DEMO: '0',
    });
    expect(openToOthers(dataDir)).toEqual([]);
    expect(modeOf(releases)).toBe(0o755);
  }, 180_000);
});
