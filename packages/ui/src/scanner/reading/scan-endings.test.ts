import { CODE, fast, keyOf, type } from '../testing/scan-typing';
import { createScanReader, type ScanKey } from './scan-reader';

describe('what follows the ending', () => {
  /** Reads keys after a scan whose Enter came at 0; tells of each whether the scan keeps it. */
  function after(...keys: [key: string, at: number, more?: Partial<ScanKey>][]) {
    const reader = createScanReader();
    [...CODE].forEach((digit, place) => reader.read(keyOf(digit, (place - 12) * 12)));
    expect(reader.read(keyOf('Enter', 0))).toMatchObject({ role: 'ends' });
    return keys.map(([key, at, more]) => {
      const { role, ended } = reader.read(keyOf(key, at, more));
      expect(ended).toBeNull();
      return role === 'ends';
    });
  }

  test('a second Enter or a Tab at the pace of the scanner belongs to it', () => {
    expect(after(['Enter', 12], ['Tab', 24])).toEqual([true, true]);
  });

  test('an Enter that comes too soon for a hand belongs to the scanner, too', () => {
    expect(after(['Enter', 240])).toEqual([true]);
  });

  test('a later Enter belongs to the person', () => {
    expect(after(['Enter', 12], ['Enter', 400])).toEqual([true, false]);
  });

  test('hammering is not swallowed for ever', () => {
    expect(after(['Enter', 150], ['Enter', 300], ['Enter', 450])).toEqual([true, false, false]);
  });

  test('a held Enter that was swallowed stays swallowed', () => {
    expect(after(['Enter', 100], ['Enter', 600, { repeat: true }])).toEqual([true, true]);
  });

  test('an Enter that a person holds belongs to the person', () => {
    expect(after(['Enter', 600], ['Enter', 1_100, { repeat: true }])).toEqual([false, false]);
  });

  test('other keys pass', () => {
    expect(after(['Escape', 20], ['a', 30], ['4', 100])).toEqual([false, false, false]);
  });

  test('the next scan is read, also when it follows at once', () => {
    const reader = createScanReader();
    const texts = [CODE, CODE, CODE];
    let at = 0;
    const read = texts.flatMap((text) =>
      [...text, 'Enter', 'Enter'].flatMap((key) => {
        const { ended } = reader.read(keyOf(key, (at += 12)));
        return ended ? [ended.text] : [];
      }),
    );
    expect(read).toEqual(texts);
  });
});

describe('in a list or a date', () => {
  /** Reads a text at the pace of a scanner, with its Enter. */
  function scanned(text: string, gap = 12) {
    const reader = createScanReader();
    const keys = [...text, 'Enter'];
    const results = keys.map((key, at) => reader.read(keyOf(key, at * gap, { field: 'picker' })));
    return { roles: results.map(({ role }) => role), last: results.at(-1) };
  }

  test.each(['17', '1234', '20000', 'AIR-1001', '20000011', CODE])(
    '%s and Enter from a scanner are the scanner\u2019s, whatever the length',
    (text) => {
      const { roles, last } = scanned(text);
      expect(roles[0]).toBe('starts');
      expect(new Set(roles.slice(1, -1))).toEqual(new Set(['continues']));
      expect(last?.role).toBe('ends');
      expect(Boolean(last?.ended ?? last?.isUndone)).toBe(true);
    },
  );

  test.each([
    ['20000', true],
    ['AIR-1001', false],
  ])('%s is a code (%s), not a choice', (text, isReadable) => {
    expect(scanned(text).last?.ended).toEqual({ text, isReadable });
  });

  test('half a code without an ending is called unreadable', () => {
    const reader = createScanReader();
    [...'20000'].forEach((key, at) => reader.read(keyOf(key, at * 12, { field: 'picker' })));
    expect(reader.settle(48 + 1_000)).toEqual({ text: '20000', isReadable: false });
  });

  test('a word typed quickly, or a digit and Enter, are a person\u2019s', () => {
    const more = { field: 'picker' as const };
    expect(
      type(createScanReader(), { text: 'prizren', gap: fast, ending: null, more }).codes,
    ).toEqual([]);
    expect(scanned('3').last).toMatchObject({ role: null, ended: null });
    expect(scanned('2026', 80).last).toMatchObject({ role: null, ended: null });
  });
});

test.each(['AIR-1001', '17', 'https://shop.example/17'])(
  'the Enter of a scanner that read %s presses nothing outside a field',
  (text) => {
    const reader = createScanReader();
    [...text].forEach((character, place) => reader.read(keyOf(character, place * 12)));
    const { role, ended } = reader.read(keyOf('Enter', text.length * 12));
    expect({ role, isReadable: ended?.isReadable ?? false }).toEqual({
      role: 'ends',
      isReadable: false,
    });
  },
);
