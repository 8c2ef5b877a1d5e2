import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { referenceCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { writeBackup } from '../backup/write-backup';
import { runCommandLine } from '../testing/command-line';
import { openShop } from '../testing/shop/test-shop';
import { testDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';

jest.setTimeout(300_000);

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-operator-'));
  dataDir = path.join(folder, 'data');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Files and folders of the data folder that other accounts of this machine could use. */
const openToOthers = () => {
  const below = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  const files = ['', ...below.filter((name) => !/^releases(\/|$)/.test(name))];
  return files.filter((name) => (fs.lstatSync(path.join(dataDir, name)).mode & 0o077) !== 0);
};
/** A complaint is a sentence or two for whoever typed the command, never a stack trace. */
const isSentence = (complaint: string) =>
  complaint.length > 10 && complaint.length < 2_000 && !/^\s+at |node:internal/m.test(complaint);

test('another account of the machine opens no file, whatever the server and its owner did', async () => {
  fs.mkdirSync(dataDir, { mode: 0o777 });
  const usual = process.umask(0);
  try {
    await testDatabase('embedded', { dataDir });
    fs.chmodSync(dataDir, 0o777);
    const server = await startTestServer({ dataDir });
    const { api, receive } = await openShop(server);
    await receive(20);
    await api.ok(referenceCalls.listBrands);
    await sql`checkpoint`.execute(server.database.db);
    await writeBackup(server.database.db, path.join(dataDir, 'shop.gz'));
    expect(openToOthers()).toEqual([]);
    await server.close();
    expect(openToOthers()).toEqual([]);
  } finally {
    process.umask(usual);
  }
});

test('a wrong command or a damaged file is answered in a sentence and creates nothing', async () => {
  await testDatabase('embedded', { dataDir });
  const settings = { DATA_DIR: dataDir };
  const source = await startTestServer();
  await openShop(source);
  const whole = path.join(folder, 'whole.gz');
  await writeBackup(source.database.db, whole);
  await source.close();
  const flipped = path.join(folder, 'flipped.gz');
  const bytes = fs.readFileSync(whole);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  fs.writeFileSync(flipped, bytes);
  fs.writeFileSync(path.join(folder, 'empty.gz'), '');

  for (const words of [
    ['restore', flipped],
    ['restore', path.join(folder, 'empty.gz')],
    ['backup', '--to', whole],
    ['company', 'create', '--name', 'X', '--timezone', '../../etc/passwd'],
  ]) {
    const { code, output, complaint } = await runCommandLine(words, settings);
    expect([words, code, output, isSentence(complaint)]).toEqual([words, 1, '', true]);
  }
  expect(fs.readFileSync(whole).length).toBe(bytes.length);
});

test('an older server refuses a newer database instead of writing into it', async () => {
  const place = await testDatabase('embedded');
  const server = await startTestServer({ dataDir: place.dataDir });
  await sql`insert into schema_migrations (version, name) values (999, 'future')`.execute(
    server.database.db,
  );
  await server.close();
  await expect(startTestServer({ dataDir: place.dataDir })).rejects.toThrow(
    /Start the newer version/,
  );
  await place.remove();
});
