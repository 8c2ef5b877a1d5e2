import { SlashWatch } from './slash-watch';

const GAP = 60;
const typed = (keys: [key: string, at: number][]) => {
  const watch = new SlashWatch();
  const counted = keys.map(([key, at]) => watch.press({ key, at, modified: false }, GAP));
  return { counted: counted.at(-1), stoodAlone: watch.settle() };
};

test.each([
  ['alone', [['/', 1000]], true],
  [
    'after a key of long ago',
    [
      ['a', 0],
      ['/', 1000],
    ],
    true,
  ],
  [
    'after a quick key',
    [
      ['4', 980],
      ['/', 1000],
    ],
    false,
  ],
  [
    'right after Enter',
    [
      ['Enter', 980],
      ['/', 1000],
    ],
    true,
  ],
  [
    'before a quick key',
    [
      ['/', 1000],
      ['4', 1020],
    ],
    false,
  ],
] satisfies [string, [string, number][], boolean][])('a slash %s', (_, keys, expected) => {
  expect(typed(keys).stoodAlone).toBe(expected);
});

test('a slash with Ctrl or Meta is none', () => {
  const watch = new SlashWatch();
  expect(watch.press({ key: '/', at: 0, modified: true }, GAP)).toBe(false);
  expect(watch.settle()).toBe(false);
});
