import { labelPicture, pictureWithoutCode, type LabelLook } from '@backoffice/testing/pictures';

import { LOOKS } from '../../testing/label-looks';
import { decode } from './decode';

const CODE = '200000192808';

const see = (look: LabelLook, code = CODE) =>
  decode(labelPicture(code, look), { withUpright: true });

test.each(LOOKS)('a label of ours is read %s', (_, look) => expect(see(look)).toBe(CODE));

test.each(['20000011', '000000000000', '99999999999997', '4006381333931'])(
  'a code of another length is read: %s',
  (code) => expect(see({ module: 2.1 }, code)).toBe(code),
);

test.each(['200000192801', '12345', 'AIR-1001', '2000001928'])(
  'a code that is no whole barcode is not read: %s',
  (code) => expect(see({}, code)).toBeNull(),
);

// The helper draws seven kinds of pictures: two of each.
test('pictures without a code have none', () => {
  const read = Array.from({ length: 14 }, (_, seed) =>
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
