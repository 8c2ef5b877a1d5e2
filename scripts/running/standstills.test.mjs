import { setTimeout as pause } from 'node:timers/promises';

import { tellStandstill, watchStandstills } from './standstills.mjs';

test('a machine that stood still is noticed, and one that is at work is not', async () => {
  const calm = watchStandstills(60_000, 10);
  const seen = watchStandstills(200, 10);
  await pause(50);
  const end = performance.now() + 500;
  while (performance.now() < end);
  await pause(50);
  expect(calm).toEqual([]);
  expect(seen[0]?.seconds).toBeGreaterThan(0.2);
});

test('it is told when and for how long', () => {
  const ended = new Date('2026-03-01T10:20:30Z');
  expect(tellStandstill({ ended, seconds: 27.4 })).toBe(
    'This machine stood still for 27 s until 10:20:30 UTC',
  );
});
