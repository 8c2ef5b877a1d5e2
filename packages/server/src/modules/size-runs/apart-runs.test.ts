import type { ProductType } from '@backoffice/contracts';

import { findRuns, mayBeRuns, type RunProduct, type RunVariant } from './apart-runs';
import { CodeEndings } from './code-endings';

const SIZES = [
  { id: 41, name: '41', type: 'shoes' },
  { id: 42, name: '42', type: 'shoes' },
  { id: 415, name: '41.5', type: 'shoes' },
  { id: 5, name: '5', type: 'shoes' },
  { id: 1, name: 'One size', type: 'shoes' },
  { id: 70, name: 'M', type: 'textile' },
  { id: 71, name: 'XL', type: 'textile' },
  { id: 72, name: 'Tek beden', type: 'textile' },
] as const;

interface Given {
  code: string;
  sizes?: (string | null)[];
  type?: ProductType;
  brand?: number;
}

function runsOf(given: readonly Given[]): Record<string, string[]> {
  const products = given.map(({ code, type = 'shoes', brand = 1 }, index): RunProduct => ({
    ...{ id: index + 1, type, code, brand_id: brand, specific_type_id: 1, color_id: 1 },
  }));
  const variants = given.flatMap(({ sizes = [], type = 'shoes' }, index): RunVariant[] =>
    sizes.map((name) => {
      const size = SIZES.find((one) => one.name === name && one.type === type);
      return { product_id: index + 1, number_id: size?.id ?? null, size: name, units: 1 };
    }),
  );
  const endings = new CodeEndings(SIZES);
  const looked = new Set(mayBeRuns(products, endings));
  const found = findRuns(
    products.filter(({ id }) => looked.has(id)),
    variants.filter(({ product_id: id }) => looked.has(id)),
    endings,
  );
  return Object.fromEntries(
    found.map(({ code, members, stem }) => [
      `${code}${stem ? ' (there)' : ''}`,
      members.map(({ size, isRead }) => `${size.name}${isRead ? '?' : ''}${size.id ? '' : '+'}`),
    ]),
  );
}

test.each([
  {
    name: 'are found by the size that ends their codes, in any of its spellings',
    given: [
      { code: 'AB-100-42', sizes: ['42'] },
      { code: 'ab-100/41,5', sizes: ['41.5'] },
      { code: 'AB-100 41', sizes: ['41'] },
    ],
    runs: { 'AB-100': ['41', '41.5', '42'] },
  },
  {
    name: 'of clothes end in letters',
    given: [
      { code: 'T/M', sizes: ['M'], type: 'textile' },
      { code: 'T/2XL' },
      { code: 'T/xl', sizes: ['XL'], type: 'textile' },
    ],
    runs: { T: ['M', 'XL'] },
  },
  {
    name: 'join what has the code already, whatever sizes that has',
    given: [
      { code: 'AB-100', sizes: ['41', '42'] },
      { code: 'AB-100-41.5', sizes: ['41.5'] },
    ],
    runs: { 'AB-100 (there)': ['41.5'] },
  },
  {
    name: 'get sizes from codes where goods have none, or one that says nothing',
    given: [
      { code: 'AB-41', sizes: ['One size'] },
      { code: 'AB-43', sizes: [null] },
      { code: 'AB-41.5', sizes: ['One size'] },
    ],
    runs: { AB: ['41?', '41.5?', '43?+'] },
  },
  {
    name: 'are not models whose goods have several sizes, or another one than their code',
    given: [
      { code: 'AIR-41', sizes: ['41', '42'] },
      { code: 'AIR-42', sizes: ['42'] },
      { code: 'MAX-41', sizes: ['42'] },
      { code: 'MAX-42', sizes: ['42'] },
    ],
    runs: {},
  },
  {
    name: 'are not numbers that happen to end in a size, nor of two brands, nor empty products',
    given: [
      { code: '10041', sizes: ['41'] },
      { code: '10042', sizes: ['42'] },
      { code: 'B-41', sizes: ['41'], brand: 1 },
      { code: 'B-42', sizes: ['42'], brand: 2 },
      { code: 'C-41', sizes: ['41'] },
      { code: 'C-42' },
      { code: 'C' },
    ],
    runs: {},
  },
  {
    name: 'are told from models by the longest size that the goods have',
    given: [
      { code: 'D-41.5', sizes: ['41.5'] },
      { code: 'D-41', sizes: ['41'] },
      { code: 'D-41-5', sizes: ['5'] },
      { code: 'D-41-42', sizes: ['42'] },
    ],
    runs: { D: ['41', '41.5'], 'D-41 (there)': ['5', '42'] },
  },
] as { name: string; given: Given[]; runs: Record<string, string[]> }[])(
  'runs that are apart $name',
  ({ given, runs }) => expect(runsOf(given)).toEqual(runs),
);
