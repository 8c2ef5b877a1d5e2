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
  const brief = ['--runs', '1', '--seconds', '0.1', '--connections', '2'];
  const few = [
    '--sizes',
    '300',
    '--embedded',
    '300',
    '--calls',
    'list,barcode,sell,day,years,user',
  ];
  const { code, said } = await bench(['api', ...few, ...brief, '--json', json]);
  expect([code, said]).toEqual([0, expect.stringContaining('ratio')]);
  const { measurements } = JSON.parse(fs.readFileSync(json, 'utf8')) as {
    measurements: { engine: string; call: string; best?: { perSecond: number } }[];
  };
  const reads = ['list', 'barcode', 'day', 'years', 'user'];
  for (const engine of ['postgres', 'embedded']) {
    const ofEngine = measurements.filter((one) => one.engine === engine);
    expect(ofEngine.map(({ call }) => call).sort()).toEqual([...reads, 'sell'].sort());
    const best = ofEngine.filter((one) => (one.best?.perSecond ?? 0) > 0);
    expect(best.map(({ call }) => call).sort()).toEqual([...reads].sort());
  }
  fs.rmSync(folder, { recursive: true });
}, 180_000);

test('the soak runs the tests that have rounds, and says which there are', async () => {
  const few = { ROUNDS: 'few', TEST_ENGINE: 'postgres' };
  const { code, said } = await bench(['soak', 'races'], few);
  expect([code, said]).toEqual([0, expect.stringContaining('passed')]);
  const unknown = await bench(['soak', 'nothing']);
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('races, hostile')]);
}, 180_000);
