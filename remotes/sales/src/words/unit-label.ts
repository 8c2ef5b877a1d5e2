import type { StockRow } from '@backoffice/api-client/resources/products';

type Named = Pick<StockRow, 'brand' | 'code'> &
  Partial<Pick<StockRow, 'color' | 'number' | 'name'>>;

/** The name of a unit for people: "Nike AM90, Black, 42", or by its name for accessories. */
export const unitLabel = ({ brand, code, name, color, number }: Named): string =>
  [`${brand} ${code}`, name, color, number].filter(Boolean).join(', ');
