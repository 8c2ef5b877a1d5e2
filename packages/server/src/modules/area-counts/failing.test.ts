import { failing, type ReleaseCount } from './failing';

const SERVED = new Map([['sales', '1']]);
const of = (release: string, more: Partial<ReleaseCount> = {}): ReleaseCount => ({
  ...{ area: 'sales', release, views: 0, errors: 0, sessions: 0 },
  ...more,
});
const failed = (...counts: ReleaseCount[]) => failing(counts, SERVED).map(({ release }) => release);

test('a canary fails with five errors of two sessions, three times as often as the served one', () => {
  const canary = of('2', { views: 50, errors: 5, sessions: 2 });
  expect(failed(canary)).toEqual(['2']);
  expect(failed(canary, of('1', { views: 300, errors: 10, sessions: 9 }))).toEqual(['2']);
  expect(failed(canary, of('1', { views: 290, errors: 10, sessions: 9 }))).toEqual([]);
  expect(failed({ ...canary, errors: 4 })).toEqual([]);
  expect(failed({ ...canary, errors: 500, sessions: 1 })).toEqual([]);
});

test('the served release fails where every second view does', () => {
  const broken = of('1', { views: 10, errors: 5, sessions: 5 });
  expect(failed(broken)).toEqual(['1']);
  expect(failed({ ...broken, views: 11 })).toEqual([]);
  expect(failed({ ...broken, errors: 50, sessions: 1 })).toEqual([]);
});

test('errors of an area that is not served are held against no other', () => {
  const counts = [{ ...of('1', { errors: 9, views: 9, sessions: 3 }), area: 'returns' }];
  expect(failing(counts, SERVED)).toEqual(counts);
});
