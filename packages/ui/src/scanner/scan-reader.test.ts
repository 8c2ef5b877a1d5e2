import { createScanReader, SCAN_SILENCE, type ScanKey, type ScanReader } from './scan-reader';

/** The same numbers in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const codeOf = (character: string) =>
  /\d/.test(character) ? `Digit${character}` : character === '.' ? 'NumpadDecimal' : 'KeyA';

const keyOf = (character: string, at: number, more: Partial<ScanKey> = {}): ScanKey => ({
  code: character.length > 1 ? character : codeOf(character),
  key: character,
  at,
  repeat: false,
  modified: false,
  inField: false,
  ...more,
});

interface Typing {
  text: string;
  gap: () => number;
  ending?: 'Enter' | 'Tab' | null;
  from?: number;
  more?: Partial<ScanKey>;
}

/** Types a text and waits; gives every code that was read. */
function type(reader: ScanReader, { text, gap, ending = 'Enter', from = 0, more }: Typing) {
  const codes: string[] = [];
  let at = from;
  for (const character of [...text, ...(ending ? [ending] : [])]) {
    const { code } = reader.read(keyOf(character, at, more));
    if (code !== null) codes.push(code);
    at += gap();
  }
  const settled = reader.settle(at + SCAN_SILENCE);
  if (settled !== null) codes.push(settled);
  return { codes, end: at + SCAN_SILENCE };
}

test('1,000 scans of 5 to 50 ms between keys are all read', () => {
  const random = numbers(1);
  const reader = createScanReader();
  let from = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const text = String(Math.floor(random() * 1e12)).padStart(12, '0');
    const ending = (['Enter', 'Tab', null] as const)[round % 3];
    const inField = round % 5 === 0 && ending !== null;
    const { codes, end } = type(reader, {
      text,
      gap: () => 5 + random() * 45,
      ending,
      from,
      more: { inField },
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
      more: { inField: round % 2 === 0 },
    });
    expect(codes).toEqual([]);
    from = end;
  }
});

const fast = () => 15;

test('a price typed in no time on a number pad is no scan inside a field', () => {
  const more = { inField: true };
  for (const text of ['129.90', '1234567', '12345678.50', 'AIR-10012345']) {
    expect(type(createScanReader(), { text, gap: fast, more }).codes).toEqual([]);
  }
});

test('inside a field, silence ends nothing', () => {
  const typing = { text: '200000000017', gap: fast, ending: null, more: { inField: true } };
  expect(type(createScanReader(), typing).codes).toEqual([]);
});

test('digits are read by their key, whatever the layout makes of them', () => {
  const reader = createScanReader();
  const french = ['&', 'é', '"', "'"];
  french.forEach((key, index) =>
    reader.read(keyOf(key, index * 10, { code: `Digit${index + 1}` })),
  );
  expect(reader.read(keyOf('Enter', 40)).code).toBe('1234');
});

test('a key that is held down adds nothing', () => {
  const reader = createScanReader();
  reader.read(keyOf('1', 0));
  for (let at = 5; at < 200; at += 5) reader.read(keyOf('1', at, { repeat: true }));
  expect(reader.read(keyOf('Enter', 205)).code).toBeNull();
});

test('a scan that follows typing begins with its own first digit', () => {
  const reader = createScanReader();
  const { end } = type(reader, { text: '45', gap: () => 120, ending: null });
  expect(type(reader, { text: '200000000017', gap: fast, from: end }).codes).toEqual([
    '200000000017',
  ]);
});

test('shift for a capital letter does not break a scan, Ctrl does', () => {
  const reader = createScanReader();
  reader.read(keyOf('A', 0));
  reader.read(keyOf('Shift', 5));
  reader.read(keyOf('B', 10));
  reader.read(keyOf('1', 15));
  reader.read(keyOf('2', 20));
  expect(reader.read(keyOf('Enter', 25)).code).toBe('AB12');

  reader.read(keyOf('1', 100));
  reader.read(keyOf('2', 105));
  reader.read(keyOf('c', 110, { modified: true }));
  reader.read(keyOf('3', 115));
  reader.read(keyOf('4', 120));
  expect(reader.read(keyOf('Enter', 125)).code).toBeNull();
});

test('the largest gap is a setting', () => {
  const typing = { text: '200000000017', gap: () => 80 };
  expect(type(createScanReader(), typing).codes).toEqual([]);
  expect(type(createScanReader({ maxGap: 100 }), typing).codes).toEqual(['200000000017']);
});
