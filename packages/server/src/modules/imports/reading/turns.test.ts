import { Turns } from './turns';

/** Files that are read when the test says so. */
function openTurns() {
  const turns = new Turns();
  const done: string[] = [];
  const reading: (() => void)[] = [];
  const send = (person: string, file: string) =>
    turns.take(
      person,
      () =>
        new Promise<void>((resolve) => {
          reading.push(() => {
            done.push(file);
            resolve();
          });
        }),
    );
  const readNext = async () => {
    reading.shift()?.();
    await new Promise(setImmediate);
  };
  return { send, done, readNext };
}

test('fourteen files of one person hold a colleague up for only one of them', async () => {
  const { send, done, readNext } = openTurns();
  const refusals = Array.from({ length: 14 }, (_, file) => {
    try {
      void send('one', `hostile ${file}`);
      return null;
    } catch (error) {
      return error;
    }
  }).filter(Boolean);
  void send('another', 'deliveries');
  expect(refusals).toHaveLength(12);
  expect(refusals[0]).toMatchObject({ code: 'too_many_requests' });
  for (let file = 0; file < 3; file += 1) await readNext();
  expect(done).toEqual(['hostile 0', 'deliveries', 'hostile 1']);
  await Promise.all([send('one', 'again'), readNext()]);
  expect(done).toContain('again');
});

test('a file that fails lets the next one in', async () => {
  const turns = new Turns();
  const failed = turns.take('one', () => Promise.reject(new Error('not a table')));
  const read = turns.take('one', () => Promise.resolve('rows'));
  await expect(failed).rejects.toThrow('not a table');
  expect(await read).toBe('rows');
});
