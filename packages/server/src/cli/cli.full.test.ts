import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { authenticationCalls as calls, peopleCalls } from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { runCommandLine } from '../testing/command-line';
import { ENGINES } from '../testing/engines';
import { startServerProcess } from '../testing/server-process';
import { testDatabase } from '../testing/test-database';

const email = 'ana@shop.example';
const COMPANY = ['company', 'create', '--name', 'Këpucë & Co', '--timezone', 'Asia/Tokyo'];

describe.each(ENGINES)('the command line on %s', (engine) => {
  test('opens a shop and manages its people, with and without a running server', async () => {
    const place = await testDatabase(engine);
    const settings = {
      DATA_DIR: place.dataDir,
      DEMO: '0',
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    };
    const run = async (words: string[], input?: string) => {
      const { code, output, complaint } = await runCommandLine(words, settings, input);
      // Where no server logs what was changed, the command does.
      for (const line of complaint.split('\n').filter(Boolean)) {
        expect(JSON.parse(line)).toMatchObject({ security: 'changed by command line' });
      }
      expect(code).toBe(0);
      return output;
    };
    const refuse = async (words: string[], input?: string) => {
      const { code, output, complaint } = await runCommandLine(words, settings, input);
      expect(output).toBe('');
      expect(code).toBe(1);
      return complaint;
    };

    expect(await run(COMPANY)).toBe('Created company 1, Këpucë & Co, with days in Asia/Tokyo\n');
    const server = await startServerProcess(settings);
    const api = apiCaller(server.url);
    const signIn = (password: string) => api.ok(calls.login, { body: { email, password } });

    const create = ['user', 'create', '--email', email, '--name', 'Ana'];
    expect(await run(create, 'correct horse\nsomething else\n')).toContain('of Këpucë & Co');
    const { data: token } = await signIn('correct horse');
    expect((await api.ok(calls.user, { token })).data.company.timezone).toBe('Asia/Tokyo');
    expect(await refuse(create, 'correct horse\n')).toContain('exists already');
    expect(await refuse(create, 'Kepuce2026\n')).toContain('name');

    const renew = ['user', 'password', '--email', email.toUpperCase()];
    expect(await refuse(renew, 'correct horse')).toContain('the old password');
    expect(await refuse(renew, 'Këpucë & Co')).toContain('name');
    await run(renew, 'battery staple');
    await api.refused(401, calls.user, { token });
    const { data: again } = await signIn('battery staple');

    await run(['user', 'disable', '--email', email]);
    await api.refused(401, calls.user, { token: again });
    await api.refused(401, calls.login, { body: { email, password: 'battery staple' } });
    expect(await refuse(['user', 'disable', '--email', 'no@shop.example'])).toContain('Nobody has');

    await run(['user', 'enable', '--email', email]);
    const origin = 'https://shop.example';
    const link = await run(['user', 'link', '--email', email, '--origin', origin]);
    const [, secret = ''] =
      /^https:\/\/shop\.example\/admin\/invitation#\/([\w-]{43})\nIt works once/.exec(link) ?? [];
    const body = { password: 'paper clip staple' };
    await api.ok(peopleCalls.accept, { params: { secret }, body });
    await signIn('paper clip staple');

    expect(await server.end()).toBe(0);
    await place.remove();
  }, 120_000);
});

test('what is missing or wrong is said in plain words, before anything is opened', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-cli-'));
  const DATA_DIR = path.join(folder, 'data');
  const complaint = async (words: string[], input?: string) =>
    (await runCommandLine(words, { DATA_DIR }, input)).complaint;
  const user = ['user', 'create', '--email', email, '--name', 'Ana'];
  expect(await complaint(['company', 'create', '--name', 'X'])).toBe('--timezone is missing\n');
  expect(await complaint([...user, '--password', 'correct horse'])).toMatch(/never said on the/);
  expect(await complaint(user, 'short\n')).toBe('A password has 8 to 128 characters\n');
  expect(await complaint(user, '          \n')).toBe('A password needs more than spaces\n');
  expect(await complaint(user, 'Password1!\n')).toMatch(/too easy to guess/);
  expect(await complaint(['user', 'delete'])).toMatch(/^pnpm company create/);
  expect(await complaint(['backup', path.join(folder, 'x')])).toMatch(/^There is no database in/);
  expect(await complaint(['restore', path.join(folder, 'x')])).toMatch(/^There is no file/);
  expect(await complaint(['user', 'create', '--bogus'])).toMatch(
    /^Unknown option '--bogus'\.\n\npnpm company create/,
  );
  expect(await complaint(['backup', folder])).toBe(`${folder} is a folder. Say a file.\n`);
  expect(await complaint(['restore', folder])).toBe(`${folder} is a folder. Say a file.\n`);
  expect(await complaint(['restore'])).toBe('Say one file: pnpm restore FILE\n');
  const nowhere = path.join(folder, 'nowhere');
  expect(await complaint(['backup', path.join(nowhere, 'x')])).toBe(
    `There is no folder ${nowhere}\n`,
  );
  expect(fs.readdirSync(folder)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
}, 180_000);

test('a database that cannot be reached is said in a sentence', async () => {
  const settings = { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' };
  const { code, complaint } = await runCommandLine(
    ['backup', path.join(os.tmpdir(), 'x')],
    settings,
  );
  expect(code).toBe(1);
  expect(complaint).toBe('The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1)\n');
}, 60_000);
