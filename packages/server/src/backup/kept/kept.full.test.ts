import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommandLine } from '../../testing/command-line';
import { type Engine, ENGINES } from '../../testing/engines';
import { startServerProcess } from '../../testing/server-process';
import { openShop } from '../../testing/shop/test-shop';
import { type TestDatabase, testDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { nameOf } from './kept-backups';
import { readLastRun } from './last-run';

jest.setTimeout(180_000);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-kept-'));
let count = 0;
const newFolder = () => path.join(root, String((count += 1)));
const backupsIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /\.backup(\.age)?$/.test(name))
    : [];

afterAll(() => fs.rmSync(root, { recursive: true }));

/** A key pair as `age-keygen` makes it. */
function newKey(): { identity: string; recipient: string } {
  const program = `import { generateX25519Identity, identityToRecipient } from 'age-encryption';
    const identity = await generateX25519Identity();
    console.log(JSON.stringify({ identity, recipient: await identityToRecipient(identity) }));`;
  const words = ['--input-type=module', '-e', program];
  const cwd = path.dirname(fileURLToPath(import.meta.url));
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', cwd, env: {} }));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
async function until<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 90_000;
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come');
    await pause(200);
  }
}
const settingsOf = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const alarmsOf = async (url: string) => {
  const { alarms = [] } = (await (await fetch(`${url}/readyz`)).json()) as { alarms?: string[] };
  return alarms.filter((alarm) => /backup/.test(alarm));
};
const metricsOf = async (url: string) => (await (await fetch(`${url}/metrics`)).text()).split('\n');

/** A database with a shop in it. */
async function placeOf(engine: Engine): Promise<TestDatabase> {
  const place = await testDatabase(engine);
  const { databaseUrl, dataDir } = place;
  const server = await startTestServer({
    engine,
    ...(databaseUrl ? { databaseUrl } : { dataDir }),
  });
  const shop = await openShop(server);
  await shop.receive(20);
  await server.close();
  return place;
}

test.each(ENGINES)(
  'a server on %s makes a backup by itself, tries it out and tells how old it is',
  async (engine) => {
    const place = await placeOf(engine);
    const folder = newFolder();
    const settings = { ...settingsOf(place), DEMO: '0', BACKUP_DIR: folder };
    const server = await startServerProcess(settings);
    const run = await until(() => readLastRun(folder) ?? undefined);
    expect(run).toEqual({ at: expect.any(String), problem: null, checkedAt: expect.any(String) });
    const [name = '', ...others] = backupsIn(folder);
    expect(others).toEqual([]);
    const file = path.join(folder, name);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.statSync(folder).mode & 0o077).toBe(0);
    expect(await alarmsOf(server.url)).toEqual([]);
    const metrics = await metricsOf(server.url);
    const gauge = (key: string) =>
      Number(metrics.find((line) => line.startsWith(`${key} `))?.split(' ')[1]);
    expect(
      Math.abs(gauge('backup_last_success_timestamp_seconds') - Date.now() / 1_000),
    ).toBeLessThan(120);
    expect(
      Math.abs(gauge('backup_last_check_timestamp_seconds') - Date.now() / 1_000),
    ).toBeLessThan(120);
    expect(gauge('backup_failed')).toBe(0);
    expect(await server.end()).toBe(0);

    const again = await startServerProcess(settings);
    await pause(1_500);
    expect(await again.end()).toBe(0);
    expect(backupsIn(folder)).toEqual([name]);

    const said = await runCommandLine(['check-backup', file], settingsOf(place));
    expect(said).toMatchObject({ code: 0, complaint: '' });
    expect(said.output).toMatch(/can be restored: [\d,]+ rows of \d+ tables/);
    await place.remove();
  },
);

describe('backups by hand', () => {
  const engine = ENGINES.at(-1) ?? 'embedded';
  let place: TestDatabase;
  beforeAll(async () => (place = await placeOf(engine)));
  afterAll(() => place.remove());

  test('one more is made by hand, and those that are too old are deleted', async () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    const DAY = 86_400_000;
    for (let day = 1; day <= 60; day += 1) {
      fs.writeFileSync(path.join(folder, nameOf(new Date(Date.now() - day * DAY))), 'old');
    }
    fs.writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    fs.writeFileSync(path.join(folder, `${nameOf(new Date(0))}.part`), 'cut off');
    const said = await runCommandLine(['backup'], { ...settingsOf(place), BACKUP_DIR: folder });
    expect(said).toMatchObject({ code: 0, complaint: '' });
    expect(said.output).toMatch(/restored for a try and is whole\. \d+ old ones were deleted\.\n$/);
    expect(backupsIn(folder).length).toBeLessThan(15);
    expect(
      fs
        .readdirSync(folder)
        .filter((name) => !/\.backup$/.test(name))
        .sort(),
    ).toEqual(['last-run.json', 'notes.txt']);
  });

  test('encrypts them, and only the secret key opens them', async () => {
    const folder = newFolder();
    const [key, wrong] = [newKey(), newKey()];
    const keyFile = path.join(root, 'key.txt');
    fs.writeFileSync(keyFile, `# created: today\n${key.identity}\n`);
    fs.writeFileSync(path.join(root, 'wrong.txt'), wrong.identity);
    const settings = {
      ...settingsOf(place),
      BACKUP_DIR: folder,
      BACKUP_PUBLIC_KEY: key.recipient,
    };
    expect(await runCommandLine(['backup'], settings)).toMatchObject({ code: 0, complaint: '' });
    expect(readLastRun(folder)?.checkedAt).not.toBeNull();
    const [name = ''] = backupsIn(folder);
    const file = path.join(folder, name);
    expect(name).toMatch(/\.backup\.age$/);
    expect(fs.readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    const check = (more: Record<string, string>, of = file) =>
      runCommandLine(['check-backup', of], { ...settingsOf(place), ...more });
    expect((await check({})).complaint).toMatch(/^The file is encrypted\. Set BACKUP_KEY_FILE/);
    const others = await check({ BACKUP_KEY_FILE: path.join(root, 'wrong.txt') });
    expect(others.complaint).toMatch(/^The file is encrypted for another key/);
    const changed = path.join(root, 'changed.age');
    const bytes = fs.readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    fs.writeFileSync(changed, bytes);
    const damaged = await check({ BACKUP_KEY_FILE: keyFile }, changed);
    expect(damaged).toMatchObject({ code: 1, complaint: expect.stringMatching(/damaged/) });

    const home = await testDatabase(engine);
    const there = { ...settingsOf(home), BACKUP_KEY_FILE: keyFile };
    expect(await runCommandLine(['restore', file], there)).toMatchObject({
      code: 0,
      complaint: '',
    });
    await home.remove();
  });
});

test('a server with an unwritable backup folder raises an alarm and goes on', async () => {
  const folder = path.join(root, 'a-file');
  fs.writeFileSync(folder, 'no folder');
  const place = await testDatabase('embedded');
  const settings = { DATA_DIR: place.dataDir, DEMO: '0', BACKUP_DIR: folder };
  const server = await startServerProcess(settings);
  await until(() => /the backup failed/.test(server.log()) || undefined);
  expect(await alarmsOf(server.url)).toEqual(['The folder of backups cannot be read']);
  expect((await fetch(`${server.url}/readyz`)).headers.get('content-type')).toMatch(/json/);
  expect(await server.end()).toBe(0);
  await place.remove();
});
