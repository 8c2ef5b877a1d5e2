import type { StockRow } from '@backoffice/api-client/resources/products';

type Described = Pick<StockRow, 'brand' | 'name' | 'specific_type' | 'color'>;

/** A unit in one line: brand, then an accessory's name or the type and colour. */
export const unitDescription = ({ brand, name, specific_type, color }: Described): string =>
  [brand, name, specific_type, color].filter(Boolean).join(' · ');

/** What a unit is called where only one line is there: code, size and barcode. */
export const unitName = ({
  code,
  number,
  barcode,
}: Pick<StockRow, 'code' | 'number' | 'barcode'>): string =>
  [code, number, barcode].filter(Boolean).join(' · ');
