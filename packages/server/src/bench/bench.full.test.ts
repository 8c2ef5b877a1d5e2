import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));

function bench(words: string[], settings: Record<string, string> = {}) {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...environment } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...words], {
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text));
  child.stderr.on('data', (text: Buffer) => (said += text));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}

test('the API is measured beside bare servers on both engines, and stops by itself', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-bench-'));
  const json = path.join(folder, 'bench.json');
  const few = [
    '--runs',
    '1',
    '--seconds',
    '0.1',
    '--connections',
    '2',
    '--calls',
    'list,barcode,sell,exchange,day,years,user',
    '--embedded',
    '300',
  ];
  const { code, said } = await bench(['api', '--sizes', '300,600', ...few, '--json', json]);
  expect([code, said]).toEqual([0, expect.stringContaining('ratio')]);
  const { measurements } = JSON.parse(fs.readFileSync(json, 'utf8')) as {
    measurements: { engine: string; call: string; stock: number; best?: { perSecond: number } }[];
  };
  const measured = measurements.map(({ engine, call, stock }) => `${engine} ${call} ${stock}`);
  const all = ['list', 'barcode', 'sell', 'exchange', 'day', 'years', 'user'];
  expect(measured).toEqual(
    ['postgres 300', 'postgres 600', 'embedded 300'].flatMap((place) => {
      const [engine, stock] = place.split(' ');
      return all.map((call) => `${engine} ${call} ${stock}`);
    }),
  );
  const read = measurements.filter(({ best }) => best).map(({ call }) => call);
  expect(new Set(read)).toEqual(new Set(['list', 'barcode', 'day', 'years', 'user']));
  for (const { best } of measurements) expect(best?.perSecond ?? 1).toBeGreaterThan(0);
  fs.rmSync(folder, { recursive: true });
}, 180_000);

test('companies on several servers are measured beside one alone, and it stops by itself', async () => {
  const few = ['--companies', '3', '--stock', '400', '--servers', '1,2', '--clients', '2'];
  const brief = ['--runs', '1', '--seconds', '0.1', '--warm-up', '10'];
  const { code, said } = await bench(['companies', ...few, ...brief]);
  expect([code, said]).toEqual([0, expect.stringContaining('3 on 2')]);
  for (const call of ['list', 'find', 'barcode', 'day', 'years', 'user', 'sell']) {
    expect(said).toMatch(new RegExp(`^ *${call} +alone`, 'm'));
  }
  expect(said).toContain('list its stock');
}, 180_000);

test('a shelf is counted by several people, and stops by itself', async () => {
  const few = ['--stock', '1500', '--units', '120', '--runs', '1'];
  const { code, said } = await bench(['counts', ...few]);
  expect([code, said]).toEqual([0, expect.stringContaining('scans a second')]);
}, 180_000);

test('the soak runs the tests that have rounds, and says which there are', async () => {
  const few = { ROUNDS: 'few', TEST_ENGINE: 'postgres' };
  const { code, said } = await bench(['soak', 'races'], few);
  expect([code, said]).toEqual([0, expect.stringContaining('passed')]);
  const unknown = await bench(['soak', 'nothing']);
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('races, hostile')]);
}, 180_000);
