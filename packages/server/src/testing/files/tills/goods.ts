import { type Random, seededRandom } from '../../../demo/random';

/** One size of a colour, with its stock in two places; one size only where `size` is null. */
export interface Sized {
  size: string | null;
  sku: string;
  ean: string;
  stock: [number, number];
}

export interface Colorway {
  color: string | null;
  /** What the SKUs of its sizes share. */
  code: string;
  sizes: Sized[];
}

export interface Model {
  handle: string;
  title: string;
  brand: string;
  type: string;
  description: string;
  price: string;
  cost: string;
  colorways: Colorway[];
}

const BRANDS = ['Nike', 'Gabor', 'Müller & Sohn', 'Şahin', 'Paul Green'];
const NAMES = ['Runner', 'Court', 'Oslo', 'Bella', 'Trail 2', 'Derby "City"', 'Këpucë', 'Luna'];
const COLORS = ['Black', 'White', 'Dark Blue', 'Cognac', 'Rosé'];
const TYPES = ['Sneakers', 'Boots', 'Sandals'];
const RUNS = [
  ['36', '37', '38', '39', '40', '41'],
  ['40', '41', '42', '43', '44', '45'],
  ['36', '36.5', '37', '37.5', '38', '39'],
];

/** A valid EAN-13 of this number. */
function eanOf(number: number): string {
  const digits = `40063${String(number).padStart(7, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const money = (cents: number) => (cents / 100).toFixed(2);
const lettersOf = (text: string) => text.replace(/[^A-Za-z]/g, '').toUpperCase();

interface Made {
  models: Model[];
  pairs: number;
  codes: number;
}

function sizesOf(made: Made, random: Random, code: string, run: (string | null)[]): Sized[] {
  return run.map((size) => {
    made.codes += 1;
    const stock: Sized['stock'] = [random.between(0, 4), random.chance(0.4) ? 0 : 1];
    const ean = random.chance(0.15) ? '' : eanOf(made.codes);
    return { size, sku: size ? `${code}-${size}` : code, ean, stock };
  });
}

function modelOf(
  made: Made,
  random: Random,
  kind: { type: string; run: (string | null)[] },
): Model {
  const brand = random.pick(BRANDS);
  const number = made.models.length + 1;
  const title = `${random.pick(NAMES)} ${number}`;
  const colors = COLORS.filter(() => random.chance(0.5));
  const own: (string | null)[] = kind.run[0] === null ? [null] : colors.length ? colors : ['Black'];
  const price = random.between(29, 260) * 100 - random.pick([0, 5, 10]);
  return {
    ...{ title, brand, type: kind.type, handle: `model-${number}` },
    description: `<p>Soft, "light"\nand ${title};</p>`,
    ...{ price: money(price), cost: money(Math.round(price * 0.45)) },
    colorways: own.map((color) => {
      const ends = color ? `-${lettersOf(color).slice(0, 5)}` : '';
      const code = `${lettersOf(brand).slice(0, 3)}${number}${ends}`;
      return { color, code, sizes: sizesOf(made, random, code, kind.run) };
    }),
  };
}

const unitsOf = ({ colorways }: Model) =>
  colorways.flatMap(({ sizes }) => sizes).reduce((sum, { stock }) => sum + stock[0] + stock[1], 0);

/** A shop with so many pairs, and some belts and shirts beside them; the same one each time. */
export function shopOf(pairs: number): Model[] {
  const random = seededRandom(pairs);
  const made: Made = { models: [], pairs: 0, codes: 0 };
  const add = (type: string, run: (string | null)[]) => {
    const model = modelOf(made, random, { type, run });
    made.models.push(model);
    return unitsOf(model);
  };
  for (let at = 0; made.pairs < pairs; at += 1) {
    made.pairs += add(TYPES[at % TYPES.length] ?? '', random.pick(RUNS));
    if (made.models.length % 3 === 1) add('Belts', [null]);
    if (made.models.length % 3 === 2) add('Shirts', ['S', 'M', 'L', 'XL']);
  }
  return made.models;
}
