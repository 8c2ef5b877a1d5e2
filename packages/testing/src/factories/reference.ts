import type { Brand, Color, Location, SizeNumber, SpecificType } from '@backoffice/contracts';

import { sequence } from './sequence';

const nextBrand = sequence();
const nextColor = sequence();
const nextNumber = sequence();
const nextType = sequence();
const nextLocation = sequence();

export const brand = (own: Partial<Brand> = {}): Brand => {
  const id = nextBrand();
  return { id, brandName: `Brand ${id}`, produced: 'Italy', type: 'shoes', ...own };
};

export const color = (own: Partial<Color> = {}): Color => {
  const id = nextColor();
  return {
    id,
    colorName: `Color ${id}`,
    albanianName: `Ngjyra ${id}`,
    englishName: `Color ${id}`,
    turkishName: `Renk ${id}`,
    ...own,
  };
};

/** Sizes from 36 on. */
export const sizeNumber = (own: Partial<SizeNumber> = {}): SizeNumber => {
  const id = nextNumber();
  return { id, number: String(35 + id), type: 'shoes', ...own };
};

export const specificType = (own: Partial<SpecificType> = {}): SpecificType => {
  const id = nextType();
  return { id, specificType: `Type ${id}`, type: 'shoes', ...own };
};

export const location = (own: Partial<Location> = {}): Location => {
  const id = nextLocation();
  return { id, name: `Shop ${id}`, ...own };
};
