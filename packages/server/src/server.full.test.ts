import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { ENGINES } from './testing/engines';
import { startServerProcess } from './testing/server-process';
import { testDatabase } from './testing/test-database';

test('a port that is taken is told, with what to do', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-taken-'));
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as net.AddressInfo;
  const start = startServerProcess({ DATA_DIR: folder, DEMO: '0', PORT: String(port) });
  await expect(start).rejects.toThrow(
    `Another program listens on port ${port} of 127.0.0.1. End it, or choose another port: PORT=${port + 1}.`,
  );
  await new Promise((resolve) => other.close(resolve));
  fs.rmSync(folder, { recursive: true });
}, 120_000);

test('a process goes by the clock that a test sets', async () => {
  const [engine = 'embedded'] = ENGINES.slice(-1);
  const place = await testDatabase(engine);
  await (await place.open()).close();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = place;
  const settings = { DATA_DIR, DATABASE_URL, DEMO: '0' };
  const { url, setClock, end } = await startServerProcess(settings, {
    clock: '2028-02-29T23:59:00Z',
  });
  const minuteThere = async () => {
    const said = (await fetch(`${url}/healthz`)).headers.get('date') ?? '';
    return new Date(said).toISOString().slice(0, 16);
  };
  expect(await minuteThere()).toBe('2028-02-29T23:59');
  await setClock('2028-12-31T10:30:00Z');
  expect(await minuteThere()).toBe('2028-12-31T10:30');
  expect(await end()).toBe(0);
  await place.remove();
}, 120_000);
