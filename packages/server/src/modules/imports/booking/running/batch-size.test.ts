import { BatchSize } from './batch-size';

test('batches grow while others keep an import waiting, and shrink when they do not', () => {
  const size = new BatchSize({ least: 100, most: 500 });
  const after = (waits: number[]) =>
    waits.map((wait) => {
      size.waited(wait);
      return size.current;
    });
  expect(size.current).toBe(100);
  expect(after([900, 900, 900, 900])).toEqual([200, 400, 500, 500]);
  expect(after([10, 10, 10, 10])).toEqual([250, 125, 100, 100]);
});

test('with many connections all batches have the same size', () => {
  const size = new BatchSize({ least: 500, most: 500 });
  size.waited(10);
  expect(size.current).toBe(500);
});
