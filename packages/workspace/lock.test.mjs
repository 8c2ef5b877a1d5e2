import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { withLock } from './lock.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const attempt = () => withLock(folder, async () => 'mine', 150);
const leave = (/** @type {string} */ text) => writeFile(join(folder, '.lock'), text);

test('several of one process that want the lock get it one after the other', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    await pause(1);
    inside -= 1;
    return inside;
  };
  for (let round = 1; round <= 5; round += 1) {
    const all = [0, 0, 1, 2, 3].map((wait) => pause(wait).then(() => withLock(folder, work)));
    expect(await Promise.all(all)).toEqual([0, 0, 0, 0, 0]);
  }
});

test('a holder that takes too long makes others give up, and is named', async () => {
  await withLock(folder, async () => {
    await expect(attempt()).rejects.toThrow(
      `Another release is under way (process ${process.pid} on ${hostname()})`,
    );
  });
});

test('so does one on another machine', async () => {
  await leave(JSON.stringify({ pid: 1, on: 'elsewhere', at: Date.now() }));
  await expect(attempt()).rejects.toThrow('(process 1 on elsewhere)');
});

const begun = () => Date.now() - 1000 * process.uptime();
const dead = () => spawnSync(process.execPath, ['-e', '']).pid;
test.each([
  ['a process that died', () => ({ pid: dead(), at: Date.now() })],
  ['an earlier process with our number', () => ({ pid: process.pid, at: begun() - 1_000 })],
])('the lock of %s is taken over', async (_, holder) => {
  await leave(JSON.stringify({ ...holder(), on: hostname() }));
  await expect(attempt()).resolves.toBe('mine');
});

test('so is one that a power cut left empty', async () => {
  await leave('');
  await expect(attempt()).resolves.toBe('mine');
});
