import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { ENGINES } from '../engines';
import { installed, postgresPlace } from './postgres-programs';
import { type PostgresServer, query, startPostgres } from './postgres-server';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;
const byRoot = process.getuid?.() === 0 ? test : test.skip;

let home: string;
let postgres: PostgresServer | undefined;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'private-home-'));
});
afterEach(async () => {
  await postgres?.stop();
  await postgres?.remove();
  postgres = undefined;
  fs.rmSync(home, { recursive: true });
});

onPostgres('a PostgreSQL for the tests', () => {
  test('runs for a repository and a temporary folder that nobody else may enter', async () => {
    const programs = path.join(home, 'programs');
    fs.cpSync(installed(), programs, { recursive: true, verbatimSymlinks: true });
    const place = postgresPlace({ programs, temporary: [home, os.tmpdir()] });
    postgres = await startPostgres({ place });
    await postgres.createDatabase('shop');
    const client = new pg.Client(postgres.url('shop'));
    await client.connect();
    const { rows } = await client.query('select current_database() as name');
    await client.end();
    expect(rows).toEqual([{ name: 'shop' }]);
  }, 120_000);

  test('is there again with what was in it, where it is kept', async () => {
    const kept = fs.mkdtempSync('/tmp/kept-');
    fs.chmodSync(kept, 0o755);
    for (const name of ['first', 'second']) {
      const place = postgresPlace({ kept });
      postgres = await startPostgres({ place, kept: true });
      await postgres.createDatabase(name);
      await postgres.stop();
      await postgres.remove();
    }
    await postgres?.start();
    expect(await query(postgres?.url('first') ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres?.stop();
    fs.rmSync(kept, { recursive: true });
  }, 120_000);

  byRoot('says what to do where its user may go nowhere', () => {
    expect(() => postgresPlace({ temporary: [home] })).toThrow(
      `other users may enter none of ${home}. Run the tests as another user than root`,
    );
  });

  test('says that its programs do not run here, and leaves nothing behind', () => {
    const bin = path.join(home, 'bin');
    fs.mkdirSync(bin);
    fs.writeFileSync(path.join(bin, 'postgres'), 'not for this machine', { mode: 0o755 });
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'open-'));
    fs.chmodSync(temporary, 0o755);
    expect(() => postgresPlace({ programs: home, temporary: [temporary] })).toThrow(
      /^PostgreSQL, which the tests need, does not run here: /,
    );
    expect(fs.readdirSync(temporary)).toEqual([]);
    fs.rmdirSync(temporary);
  });
});
