import { blurred, noisy, paint, type GreyPicture, type Painting } from './grey-picture';
import { labelPicture } from './label-picture';
import { ean13, itf14, randomBars } from './other-bars';
import { seededRandom } from './random';

const { abs, cos, floor, sin } = Math;

const WIDTH = 340;
const HEIGHT = 120;

type Random = () => number;

/** Bars on white paper, as a label has them, at any size and angle. */
function bars(modules: string, random: Random): Painting {
  const module = 1.6 + random();
  const angle = (random() - 0.5) * 0.8;
  const [right, down] = [cos(angle) / module, sin(angle) / module];
  const background = random() * 255;
  return (x, y) => {
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
    const along = dx * right + dy * down + modules.length / 2;
    if (abs(along - modules.length / 2) > modules.length / 2 + 12) return background;
    if (abs(dy * right - dx * down) > 25) return background;
    return modules[floor(along)] === '1' ? 30 : 225;
  };
}

/** Cloth, wood and shelves: waves of all directions and sizes over one another. */
function texture(random: Random): Painting {
  const waves = Array.from({ length: 6 }, () => ({
    x: (random() - 0.5) * 2 ** (random() * 4 - 3),
    y: (random() - 0.5) * 2 ** (random() * 4 - 3),
    phase: random() * 7,
    strength: 20 + random() * 40,
  }));
  return (x, y) =>
    waves.reduce(
      (sum, wave) => sum + wave.strength * sin(wave.x * x + wave.y * y + wave.phase),
      128,
    );
}

/** Lines of upright strokes, as print has them. */
function text(random: Random): Painting {
  const size = 6 + random() * 20;
  const strokes = Array.from({ length: 4_000 }, () => random() < 0.45);
  const slope = (random() - 0.5) * 0.5;
  return (x, y) => {
    const line = floor((y + x * slope) / size);
    const isBetween = (y + x * slope) / size - line > 0.7;
    const stroke = floor((x / size) * 5) + line * 97;
    return !isBetween && strokes[abs(stroke) % strokes.length] ? 35 : 215;
  };
}

/** Every pixel has a random grey of its own. */
const snow =
  (random: Random): Painting =>
  () =>
    random() * 255;

const PAINTINGS: ((random: Random) => Painting)[] = [
  (random) => bars(ean13(random), random),
  (random) => bars(itf14(random), random),
  (random) => bars(randomBars(random), random),
  texture,
  text,
  snow,
];

/** A picture that a camera sees between two codes, another for each seed: some show half a code. */
export function pictureWithoutCode(seed: number): GreyPicture {
  const random = seededRandom(seed);
  const kind = seed % (PAINTINGS.length + 1);
  const painting = PAINTINGS[kind];
  if (!painting) return halfLabel(random, seed);
  const picture = paint(WIDTH, HEIGHT, painting(random));
  return noisy(blurred(picture, random()), random() * 8, random);
}

/** A label of which one half is hidden, as by a thumb or by the edge of the picture. */
function halfLabel(random: Random, seed: number): GreyPicture {
  const module = 1.8 + random() * 0.8;
  const look = { width: WIDTH, height: HEIGHT, module, degrees: (random() - 0.5) * 40, seed };
  const picture = labelPicture('200000192808', look);
  const middle = WIDTH / 2 + (random() - 0.5) * module * 60;
  const isHidden = (x: number) => (seed % 2 === 0 ? x > middle : x < middle);
  return {
    ...picture,
    data: picture.data.map((grey, index) => (isHidden(index % WIDTH) ? 120 : grey)),
  };
}
