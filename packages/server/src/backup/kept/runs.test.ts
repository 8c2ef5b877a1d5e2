import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readLastRun } from './last-run';
import { isDue, makeBackup } from './run';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-kept-'));
let count = 0;
const newFolder = () => path.join(root, String((count += 1)));
const backupsIn = (folder: string) =>
  fs.readdirSync(folder).filter((name) => /\.backup$/.test(name));

afterAll(() => fs.rmSync(root, { recursive: true }));

describe('runs', () => {
  const HOUR = 3_600_000;
  const settings = (folder: string) => ({ folder, every: 24 * HOUR, checkEvery: 168 * HOUR });
  const header = { format: 'backoffice-backup' as const, schema: 1, created: '', tables: [] };
  const save = async (file: string) => {
    fs.writeFileSync(file, 'rows');
    return header;
  };
  const work = (now: Date, tryOut = async () => {}) => ({
    ...{ onlyIfDue: true, recipients: [], now },
    tools: { save, tryOut },
  });
  const at = (hours: number) => new Date(Date.parse('2026-11-23T02:00:00Z') + hours * HOUR);

  test('come when it is time, one at a time, and are tried out once a week', async () => {
    const folder = newFolder();
    let tries = 0;
    const tryOut = async () => void (tries += 1);
    const both = await Promise.all([
      makeBackup(settings(folder), work(at(0), tryOut)),
      makeBackup(settings(folder), work(at(0), tryOut)),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await isDue(settings(folder), at(23))).toBe(false);
    expect(await makeBackup(settings(folder), work(at(23), tryOut))).toBeUndefined();
    expect(await isDue(settings(folder), at(24))).toBe(true);
    for (let day = 1; day < 3; day += 1)
      await makeBackup(settings(folder), work(at(24 * day), tryOut));
    expect(backupsIn(folder)).toHaveLength(3);
    expect(tries).toBe(1);
  });

  test('a backup that cannot be restored counts as none, deletes nothing and is reported', async () => {
    const folder = newFolder();
    await makeBackup(settings(folder), work(at(-24 * 400)));
    fs.rmSync(path.join(folder, 'last-run.json'));
    const refused = makeBackup(
      settings(folder),
      work(new Date(), () => Promise.reject(new Error('The rows of sales do not add up'))),
    );
    await expect(refused).rejects.toThrow(/can't be restored: The rows of sales do not add up$/);
    expect(backupsIn(folder)).toHaveLength(1);
    expect(fs.readdirSync(folder).filter((name) => name.endsWith('.refused'))).toHaveLength(1);
    expect(readLastRun(folder)?.problem).toMatch(/do not add up/);
    const soon = new Date(Date.now() + 60_000);
    expect(await isDue(settings(folder), soon)).toBe(false);
    const later = new Date(Date.now() + HOUR);
    expect(await makeBackup(settings(folder), work(later))).toMatchObject({ isChecked: true });
    expect(fs.readdirSync(folder).filter((name) => name.endsWith('.refused'))).toEqual([]);
    expect(readLastRun(folder)?.problem).toBeNull();
  });
});
