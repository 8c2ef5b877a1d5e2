import { createSightings, OUT_OF_SIGHT, TWICE_WITHIN } from './sightings';

const CODE = '200000192808';
const OTHER = '200000000011';

/** The codes taken from readings 0.1 s apart; a dot stands for a picture without a code. */
function taken(readings: string): string {
  const sightings = createSightings();
  const codes = new Map([
    ['a', CODE],
    ['b', OTHER],
  ]);
  const names = new Map([...codes].map(([name, code]) => [code, name]));
  return [...readings]
    .map((name, place) => sightings(codes.get(name) ?? null, place * 100))
    .map((code) => (code === null ? '' : names.get(code)))
    .join('');
}

const never = '.'.repeat(TWICE_WITHIN / 100);
const away = '.'.repeat(OUT_OF_SIGHT / 100);

test.each([
  ['one reading is none', 'a', ''],
  ['two equal ones are a code', 'aa', 'a'],
  ['also with a blurred picture between them', 'a..a', 'a'],
  ['not when another code stands between them', 'aba', ''],
  ['not when they are far apart', `a${never}a`, ''],
  ['a code is taken once while it stays in the picture', 'a'.repeat(100), 'a'],
  ['also when some pictures are blurred', 'aa....aa.......aa', 'a'],
  ['again when it was out of sight', `aa${away}aa`, 'aa'],
  ['only by two readings, as at first', `aa${away}a`, 'a'],
  ['not when it was gone for a moment', 'aa.........aa', 'a'],
  ['two labels side by side are two scans', 'aabbaabbaabb', 'ab'],
])('%s', (_, readings, expected) => expect(taken(readings)).toBe(expected));
