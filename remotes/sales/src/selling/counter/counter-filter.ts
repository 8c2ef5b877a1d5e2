import type { StockRow } from '@backoffice/api-client/resources/products';

/** As it stands in the URL. */
export type SellingFilter = Record<'code' | 'brand', string>;

const contains = (text: string, part: string) =>
  text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** Code and brand are parts of the text, in any case. */
export const matchesFilter = (
  unit: Pick<StockRow, 'code' | 'brand'>,
  { code, brand }: SellingFilter,
): boolean => contains(unit.code, code) && contains(unit.brand, brand);
