import { SlashWatch } from './slash-watch';

const GAP = 60;
type Keys = [key: string, at: number][];

/** The meaning of the last key, and the text in quick search if it opened. */
const typed = (keys: Keys, more: { modified?: boolean; isTyping?: boolean } = {}) => {
  const watch = new SlashWatch();
  const rest = { modified: false, isTyping: false, ...more };
  const meanings = keys.map(([key, at]) => watch.press({ key, at, ...rest }, GAP));
  return [meanings.at(-1), watch.settle()];
};

test.each<[string, Keys, [string, string | null]]>([
  ['alone', [['/', 1000]], ['kept', '']],
  [
    'after a key of long ago',
    [
      ['a', 0],
      ['/', 1000],
    ],
    ['kept', ''],
  ],
  [
    'after a quick key',
    [
      ['4', 980],
      ['/', 1000],
    ],
    ['none', null],
  ],
  [
    'right after Enter',
    [
      ['Enter', 980],
      ['/', 1000],
    ],
    ['kept', ''],
  ],
  [
    'before a letter, however quick',
    [
      ['/', 1000],
      ['d', 1005],
    ],
    ['opens', 'd'],
  ],
  [
    'before a letter that comes after the gap',
    [
      ['/', 1000],
      ['d', 1100],
    ],
    ['opens', 'd'],
  ],
  [
    'before digits and nothing more',
    [
      ['/', 1000],
      ['4', 1050],
      ['2', 1100],
    ],
    ['kept', '42'],
  ],
  [
    'before a scan',
    [
      ['/', 1000],
      ['4', 1010],
      ['2', 1020],
      ['Enter', 1030],
    ],
    ['none', null],
  ],
  [
    'before Escape',
    [
      ['/', 1000],
      ['Escape', 1100],
    ],
    ['none', null],
  ],
])('a slash %s', (_, keys, expected) => {
  expect(typed(keys)).toEqual(expected);
});

test('a slash with Ctrl or Meta, or in a field, is none', () => {
  expect(typed([['/', 0]], { modified: true })).toEqual(['none', null]);
  expect(typed([['/', 0]], { isTyping: true })).toEqual(['none', null]);
});
