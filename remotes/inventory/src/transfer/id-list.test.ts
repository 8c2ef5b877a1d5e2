import { idList } from './id-list';

it.each([
  [[], ''],
  [[4], '4'],
  [[4, 5], '4, 5'],
  [
    Array.from({ length: 23 }, (_, id) => id),
    `${Array.from({ length: 20 }, (_, id) => id).join(', ')} … (+3)`,
  ],
])('names %j as %j', (ids, text) => {
  expect(idList(ids)).toBe(text);
});
