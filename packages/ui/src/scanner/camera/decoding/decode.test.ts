import { labelPicture, pictureWithoutCode, type LabelLook } from '@backoffice/testing/pictures';

import { decode } from './decode';

const CODE = '200000192808';

const see = (look: LabelLook, code = CODE) =>
  decode(labelPicture(code, look), { withUpright: true });

const LOOKS: [string, LabelLook][] = [
  ['straight before it', {}],
  ['15 cm away', { module: 1.9 }],
  ['5 cm away', { module: 4.4 }],
  ['tilted by 15 degrees', { degrees: 15 }],
  ['tilted by 15 degrees the other way', { degrees: -15 }],
  ['tilted by 30 degrees', { degrees: 30 }],
  ['upside down', { degrees: 180 }],
  ['standing on its side', { degrees: 90 }],
  ['out of focus', { blur: 1.2 }],
  ['tilted and out of focus', { degrees: 15, blur: 1.1 }],
  ['in dim light', { paper: 62, ink: 24, background: 30 }],
  ['in dim light, tilted', { paper: 62, ink: 24, background: 40, degrees: -15 }],
  ['on a dark table', { background: 8 }],
  ['on a white table', { background: 255 }],
  ['on a white table, tilted and out of focus', { background: 255, degrees: 15, blur: 1.1 }],
  ['bright on dark', { paper: 20, ink: 220, background: 60 }],
  ['faded', { paper: 250, ink: 190, background: 120 }],
  ['off the line', { left: 90, top: -80 }],
];

test.each(LOOKS)('a label of ours is read %s', (_, look) => {
  for (const seed of [1, 2, 3]) expect(see({ ...look, seed })).toBe(CODE);
});

test.each(['20000011', '000000000000', '99999999999997', '4006381333931'])(
  'a code of another length is read: %s',
  (code) => expect(see({ module: 2.1 }, code)).toBe(code),
);

test.each(['200000192801', '12345', 'AIR-1001', '2000001928'])(
  'what is no whole barcode is none: %s',
  (code) => expect(see({}, code)).toBeNull(),
);

test('three hundred pictures without a code have none', () => {
  const read = Array.from({ length: 300 }, (_, seed) =>
    decode(pictureWithoutCode(seed), { withUpright: true }),
  );
  expect(read.filter((code) => code !== null)).toEqual([]);
});

test('a code too small or too blurred to be read is not read as another', () => {
  const looks = [1, 1.3, 1.6].flatMap((module) =>
    [0.4, 0.9, 1.4].map((blur) => ({ width: 320, height: 120, module, blur, noise: 6 })),
  );
  const read = looks.map((look) => see(look));
  expect(read.filter((code) => code !== null && code !== CODE)).toEqual([]);
});
