import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failuresIn, failureText } from './failures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a release that fails is told with its numbers, as the server wrote them down', async () => {
  expect(failuresIn(folder)).toEqual([]);
  const one = {
    ...{ area: 'shell', release: 'h2', errors: 7, sessions: 3, views: 40 },
    at: '2026-03-02T10:05:00.000Z',
  };
  await writeFile(join(folder, 'failing.json'), JSON.stringify({ failing: [one] }));
  const now = Date.parse('2026-03-03T10:04:00Z');
  const [failure] = failuresIn(folder, now);
  expect(failuresIn(folder, now + 60_000)).toEqual([]);
  expect(failure).toEqual({ ...one, area: 'host' });
  expect(failureText(one)).toBe(
    '! 7 errors in 3 browsers and 40 views within a quarter of an hour, at 2026-03-02 10:05 UTC',
  );
  await writeFile(join(folder, 'failing.json'), '{ half');
  expect(failuresIn(folder)).toEqual([]);
});
