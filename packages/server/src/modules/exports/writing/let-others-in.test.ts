import { lettingOthersIn } from './let-others-in';

async function* atOnce(): AsyncGenerator<number[]> {
  for (let page = 1; page <= 10; page += 1) yield [page];
}

test('others have their turn between pages, however quickly these come', async () => {
  const turns: number[] = [];
  let read = 0;
  const wait = () =>
    setImmediate(() => {
      turns.push(read);
      if (read < 10) wait();
    });
  wait();
  for await (const [page = 0] of lettingOthersIn(atOnce())) read = page;
  expect(turns.length).toBeGreaterThanOrEqual(10);
  expect(new Set(turns).size).toBeGreaterThanOrEqual(9);
});
