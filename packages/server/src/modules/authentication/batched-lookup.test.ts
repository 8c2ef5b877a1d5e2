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

test('look-ups of one turn share a query, and those that come while queries run the next one', async () => {
  const { queries, find } = slowReader();
  const first = Promise.all(['a', 'b', 'a'].map(find));
  await settle();
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  const second = find('c');
  await settle();
  const rest = Promise.all(['d', 'none', 'd'].map(find));
  await settle();
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
  queries[0]?.end();
  await settle();
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c'], ['d', 'none']]);
  for (const { end } of queries) end();
  expect(await first).toEqual(['of a', 'of b', 'of a']);
  expect(await second).toBe('of c');
  expect(await rest).toEqual(['of d', undefined, 'of d']);
});

test('no answer is older than its question', async () => {
  const { queries, find } = slowReader();
  const first = find('a');
  await settle();
  const second = find('a');
  await settle();
  const third = find('a');
  await settle();
  expect(queries).toHaveLength(2);
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
  await settle();
  queries[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = find('a');
  await settle();
  queries[1]?.end();
  expect(await second).toBe('of a');
});
