import { batchedLookup } from './batched-lookup';

/** A reader whose queries end when the test says so. */
function slowReader() {
  const queries: { keys: string[]; end: (error?: Error) => void }[] = [];
  const read = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const answer = new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]));
      queries.push({ keys, end: (error) => (error ? reject(error) : resolve(answer)) });
    });
  return { queries, find: batchedLookup(read) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('look-ups that come while queries run share the next one', async () => {
  const { queries, find } = slowReader();
  const answers = Promise.all(['a', 'b', 'c', 'none', 'c'].map(find));
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  queries[0]?.end();
  await settle();
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'none']]);
  for (const { end } of queries) end();
  expect(await answers).toEqual(['of a', 'of b', 'of c', undefined, 'of c']);
});

test('no answer is older than its question', async () => {
  const { queries, find } = slowReader();
  const first = find('a');
  const second = find('a');
  const third = find('a');
  for (const { end } of queries) end();
  await Promise.all([first, second]);
  await settle();
  expect(queries).toHaveLength(3);
  queries[2]?.end();
  expect(await third).toBe('of a');
});

test('a query that fails fails those who wait for it, and nobody after them', async () => {
  const { queries, find } = slowReader();
  const first = find('a');
  queries[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = find('a');
  queries[1]?.end();
  expect(await second).toBe('of a');
});
