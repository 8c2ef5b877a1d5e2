import { CODE, fast, keyOf, type } from '../testing/scan-typing';
import { createScanReader, SCAN_SILENCE, type ScanKey } from './scan-reader';

/** Pseudo-random numbers that are the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Twelve random digits with a right check digit. */
function barcode(random: () => number): string {
  const digits = String(Math.floor(random() * 1e11)).padStart(11, '0');
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) sum += Number(digit) * (index % 2 ? 1 : 3);
  return digits + ((10 - (sum % 10)) % 10);
}

test('1,000 scans of 5 to 50 ms between keys are all read', () => {
  const random = numbers(1);
  const reader = createScanReader();
  let from = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const text = barcode(random);
    const ending = (['Enter', 'Tab', null] as const)[round % 3];
    const { codes, end } = type(reader, {
      text,
      gap: () => 5 + random() * 45,
      ending,
      from,
      more: { field: round % 5 === 0 ? 'text' : null },
    });
    expect(codes).toEqual([text]);
    from = end + random() * 1_000;
  }
});

test('300 texts of a person are never taken for a scan', () => {
  const random = numbers(2);
  const reader = createScanReader();
  const words = [
    '129.90',
    '45.50',
    '1000000.00',
    'AIR-1001',
    'Prishtinë',
    '12345678',
    '4900012345',
  ];
  let from = 0;
  for (let round = 0; round < 300; round += 1) {
    const { codes, end } = type(reader, {
      text: words[round % words.length] ?? '',
      gap: () => 80 + random() * 170,
      ending: (['Enter', 'Tab', null] as const)[round % 3],
      from,
      more: { field: round % 2 === 0 ? 'text' : null },
    });
    expect(codes).toEqual([]);
    from = end;
  }
});

test('a price typed in no time on a number pad is no scan inside a field', () => {
  const more = { field: 'text' as const };
  for (const text of ['129.90', '1234567', '12345678.50', 'AIR-10012345']) {
    expect(type(createScanReader(), { text, gap: fast, more }).codes).toEqual([]);
  }
});

test.each(['/dash', 'prizren', 'AIR-1001', 'AB12', 'A200000000011', '2000000000A11'])(
  'only digits make a scan: %s does not, at any pace',
  (text) => {
    for (const pace of [5, 30, 50]) {
      const typing = { text, gap: () => pace, ending: null };
      const { codes } = type(createScanReader(), typing);
      expect(codes.filter((code) => !code.startsWith('?'))).toEqual([]);
    }
  },
);

describe('without an ending', () => {
  const settled = (text: string, wait: number, field: ScanKey['field'] = null) => {
    const reader = createScanReader();
    [...text].forEach((digit, place) => reader.read(keyOf(digit, place * 12, { field })));
    return reader.settle((text.length - 1) * 12 + wait);
  };

  test.each(['20000011', CODE, '4006381333931', '10012345678902'])(
    'silence ends %s, a whole barcode',
    (text) => {
      expect(settled(text, SCAN_SILENCE - 1)).toBeNull();
      expect(settled(text, SCAN_SILENCE)).toEqual({ text, isReadable: true });
    },
  );

  test.each(['20000', '2000000', '20000012', '2000000000', '200000000012', '40063813339311'])(
    '%s is a fragment: it waits for its rest, and is called unreadable after a second',
    (text) => {
      expect(settled(text, SCAN_SILENCE)).toBeNull();
      expect(settled(text, 999)).toBeNull();
      expect(settled(text, 1_000)).toEqual({ text, isReadable: false });
    },
  );

  test('one to three digits are ignored', () => {
    expect(settled('200', 5_000)).toBeNull();
  });

  test('only a whole barcode of 12 digits or more is a scan inside a field', () => {
    expect(settled('20000', 5_000, 'text')).toBeNull();
    expect(settled('20000011', 5_000, 'text')).toBeNull();
    expect(settled('200000000012', 5_000, 'text')).toBeNull();
    expect(settled(CODE, SCAN_SILENCE, 'text')).toEqual({ text: CODE, isReadable: true });
  });
});

describe('keys that come late', () => {
  /** Twelve digits and Enter, 12 ms apart by their own times; `asked` is when the page looks. */
  function stalled(stops: number, asked: number) {
    const reader = createScanReader();
    const ended: unknown[] = [];
    const keys = [...CODE, 'Enter'];
    keys.forEach((key, place) => {
      if (place === stops) ended.push(reader.settle(asked));
      ended.push(reader.read(keyOf(key, place * 12)).ended);
    });
    ended.push(reader.settle(10_000));
    return ended.filter(Boolean);
  }

  test.each(Array.from({ length: 12 }, (_, place) => place + 1))(
    'a stall of 150 ms after %d keys splits nothing',
    (stops) => {
      expect(stalled(stops, stops * 12 + 150)).toEqual([{ text: CODE, isReadable: true }]);
    },
  );

  test('the rest that comes after the fragment was called unreadable takes its place', () => {
    expect(stalled(5, 2_000)).toEqual([
      { text: '20000', isReadable: false },
      { text: CODE, isReadable: true, replaces: '20000' },
    ]);
  });

  test('an Enter that comes after the silence is the scan\u2019s own', () => {
    const reader = createScanReader();
    [...CODE].forEach((digit, place) => reader.read(keyOf(digit, place * 12)));
    expect(reader.settle(11 * 12 + 400)).toEqual({ text: CODE, isReadable: true });
    expect(reader.read(keyOf('Enter', 12 * 12))).toEqual({ role: 'ends', ended: null });
  });

  test('two scans in one go are told apart by their own times', () => {
    const reader = createScanReader();
    const other = '200000000028';
    [...CODE].forEach((digit, place) => reader.read(keyOf(digit, place * 12)));
    const [first, ...rest] = [...other];
    const result = reader.read(keyOf(first ?? '', 1_000));
    expect(result).toEqual({
      role: 'starts',
      ended: { text: CODE, isReadable: true },
    });
    rest.forEach((digit, place) => reader.read(keyOf(digit, 1_012 + place * 12)));
    expect(reader.settle(3_000)).toEqual({ text: other, isReadable: true });
  });
});

test('a scanned code that is not of digits is called unreadable', () => {
  expect(type(createScanReader(), { text: 'AIR-1001', gap: fast }).codes).toEqual(['?AIR-1001']);
  expect(
    type(createScanReader(), { text: 'AIR-1001', gap: fast, more: { field: 'text' } }).codes,
  ).toEqual([]);
});

test('digits are read by their key, whatever the layout makes of them', () => {
  const reader = createScanReader();
  const french = ['&', 'é', '"', "'"];
  french.forEach((key, index) =>
    reader.read(keyOf(key, index * 10, { code: `Digit${index + 1}` })),
  );
  expect(reader.read(keyOf('Enter', 40)).ended).toEqual({ text: '1234', isReadable: true });
});

test('a key that is held down adds nothing', () => {
  const reader = createScanReader();
  reader.read(keyOf('1', 0));
  for (let at = 5; at < 200; at += 5) reader.read(keyOf('1', at, { repeat: true }));
  expect(reader.read(keyOf('Enter', 205)).ended).toBeNull();
});

test('a scan that follows typing begins with its own first digit', () => {
  const reader = createScanReader();
  const { end } = type(reader, { text: '45', gap: () => 120, ending: null });
  expect(type(reader, { text: CODE, gap: fast, from: end }).codes).toEqual([CODE]);
});

test('Shift between the digits does not break a scan, Ctrl does', () => {
  const scanned = (between: Partial<ScanKey>) => {
    const reader = createScanReader();
    reader.read(keyOf('1', 0));
    reader.read(keyOf('2', 5));
    reader.read({ ...keyOf('Shift', 10), ...between });
    reader.read(keyOf('3', 15));
    reader.read(keyOf('4', 20));
    return reader.read(keyOf('Enter', 25)).ended?.text;
  };
  expect(scanned({})).toBe('1234');
  expect(scanned({ key: 'c', code: 'KeyC', modified: true })).toBeUndefined();
});

test('a focus that moves in the middle of a scan splits nothing', () => {
  const reader = createScanReader();
  [...CODE].forEach((digit, place) =>
    reader.read(keyOf(digit, place * 12, { field: place < 5 ? 'text' : null })),
  );
  expect(reader.read(keyOf('Enter', 144)).ended).toEqual({ text: CODE, isReadable: true });
});

test('the largest gap is a setting', () => {
  const typing = { text: CODE, gap: () => 80 };
  expect(type(createScanReader(), typing).codes).toEqual([]);
  expect(type(createScanReader({ maxGap: 100 }), typing).codes).toEqual([CODE]);
});
