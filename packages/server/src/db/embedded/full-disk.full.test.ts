import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  authenticationCalls,
  referenceCalls,
  productCalls,
  saleCalls,
} from '@backoffice/contracts';

import { apiCaller } from '../../testing/api-caller';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openShop, PASSWORD } from '../../testing/shop/test-shop';
import { startTestServer } from '../../testing/test-server';

const TERABYTES = 2 ** 50;

test('a disk without room lets people read and refuses what they save, until it has room', async () => {
  const server = await startTestServer({ engine: 'embedded' });
  const { api, email, line, receive, token } = await openShop(server);
  const [unit = 0] = await receive(1);
  const { leastFree } = server.config;
  expect(leastFree).toBe(200 * 1_024 * 1_024);

  server.config.leastFree = TERABYTES;
  const refused = await api.refused(503, saleCalls.sell, { body: [line(unit)] });
  expect(refused).toMatchObject({ code: 'no_room', message: expect.stringContaining('no room') });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = { email, password: PASSWORD };
  await apiCaller(server.url).refused(503, authenticationCalls.login, { body });
  expect((await api.ok(productCalls.ids)).data).toEqual([unit]);
  // An hour later the session is still good, though nothing notes that it was used.
  server.clock.set(new Date(Date.now() + 3_600_000));
  await api.ok(referenceCalls.listBrands);
  const sessions = await server.database.db.selectFrom('sessions').selectAll().execute();
  expect(sessions.every(({ seen_at }) => Date.parse(seen_at) < Date.now())).toBe(true);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  server.config.leastFree = leastFree;
  await api.ok(saleCalls.sell, { body: [line(unit)] });
  expect(await apiCaller(server.url).ok(authenticationCalls.verifyToken, { token })).toMatchObject({
    isValid: true,
  });
  server.clock.set(null);
  await server.close();
}, 120_000);

/** What `pnpm bench soak full-disk` does as root: a small disk, really full. */
const reallyFull = process.env.ROUNDS === 'full' && process.getuid?.() === 0 ? test : undefined;

reallyFull?.(
  'a disk that is full to the last byte stops nobody from reading, SIGTERM or recovery',
  async () => {
    const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', disk]);
    const filler = path.join(disk, 'filler');
    const settings = { DATA_DIR: path.join(disk, 'data'), DEMO: '1', LOG_LEVEL: 'warn' };
    let server: ServerProcess | undefined;
    try {
      server = await startServerProcess(settings);
      const { url } = server;
      const api = apiCaller(url);
      const body = { email: 'demo@example.com', password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      let working = true;
      let added = 0;
      const statuses = new Set<number>();
      const clients = Array.from({ length: 8 }, async (_, client) => {
        for (let n = 0; working; n += 1) {
          const name = `Shop ${client} ${n}`;
          const answer = await api.any(referenceCalls.addLocation, { token, body: { name } });
          statuses.add(answer.status);
          if (answer.status === 200) added += 1;
          else await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      fillUp(filler);
      const reads = [referenceCalls.listBrands, referenceCalls.listLocations, productCalls.ids];
      for (let n = 0; n < 50; n += 1) for (const call of reads) await api.ok(call, { token });
      working = false;
      await Promise.all(clients);
      expect([...statuses].sort()).toEqual(expect.arrayContaining([503]));
      await api.refused(503, referenceCalls.addLocation, { token, body: { name: 'Full' } });
      expect((await fetch(`${url}/healthz`)).status).toBe(200);

      fs.rmSync(filler);
      await api.ok(referenceCalls.addLocation, { token, body: { name: 'There is room' } });
      fillUp(filler);
      await api.refused(503, referenceCalls.addLocation, { token, body: { name: 'Full again' } });
      expect(await server.end()).toBe(0);
      await expect(startServerProcess(settings)).rejects.toThrow(/disk of .* is full/);

      fs.rmSync(filler);
      server = await startServerProcess(settings);
      const { data: again } = await apiCaller(server.url).ok(authenticationCalls.login, { body });
      const { data: found } = await apiCaller(server.url).ok(referenceCalls.listLocations, {
        token: again,
      });
      const data = found as { name: string }[];
      expect(data.filter(({ name }) => /^Shop \d+ \d+$/.test(name))).toHaveLength(added);
      expect(await server.end()).toBe(0);
    } finally {
      server?.child.kill('SIGKILL');
      execFileSync('umount', ['-l', disk]);
      fs.rmSync(disk, { recursive: true });
    }
  },
  600_000,
);

/** Fills the disk to the last byte, as another program would. */
function fillUp(file: string): void {
  const block = Buffer.alloc(1_024 * 1_024, 1);
  const handle = fs.openSync(file, 'w');
  try {
    for (;;) fs.writeSync(handle, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}
