import { labelPicture, pictureWithoutCode } from '@backoffice/testing/pictures';

import { LOOKS } from '../../testing/label-looks';
import { decode } from './decode';

const CODE = '200000192808';

test.each(LOOKS)('a label of ours is read %s, whatever the noise', (_, look) => {
  for (const seed of [2, 3])
    expect(decode(labelPicture(CODE, { ...look, seed }), { withUpright: true })).toBe(CODE);
});

test('three hundred pictures without a code have none', () => {
  const read = Array.from({ length: 300 }, (_, seed) =>
    decode(pictureWithoutCode(seed), { withUpright: true }),
  );
  expect(read.filter((code) => code !== null)).toEqual([]);
});
