/** Rows that look like a shop's stock. */
export interface SampleRow {
  id: number;
  code: string;
  brand: string;
  color: string;
  size: string;
  location: string;
  price: string;
  barcode: string;
}

const BRANDS = ['Nike', 'Adidas', 'Puma', 'New Balance', 'Geox', 'Skechers'];
const COLORS = ['Black', 'White', 'Navy', 'Burgundy', 'Olive'];
const LOCATIONS = ['Prishtinë', 'Prizren', 'Pejë', 'Depo'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `${pick(['AIR', 'RUN', 'CLS', 'SUE'], index)}-${1000 + ((index * 37) % 900)}`,
    brand: pick(BRANDS, index * 5 + 1),
    color: pick(COLORS, index * 3),
    size: String(36 + ((index * 7) % 20) / 2),
    location: pick(LOCATIONS, index * 11),
    price: `${20 + ((index * 13) % 140)}.${index % 3 === 0 ? '90' : '00'}`,
    barcode: String(200000000000 + index * 7919).padStart(12, '0'),
  }));
