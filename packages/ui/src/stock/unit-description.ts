import type { StockRow } from '@backoffice/api-client/resources/products';

type Described = Pick<StockRow, 'brand' | 'name' | 'specific_type' | 'color'>;

/** A unit in one line: brand, then an accessory's name or the type and colour. */
export const unitDescription = ({ brand, name, specific_type, color }: Described): string =>
  [brand, name, specific_type, color].filter(Boolean).join(' · ');

/** A unit's name in one line: code, size and barcode. */
export const unitName = ({
  code,
  number,
  barcode,
}: Pick<StockRow, 'code' | 'number' | 'barcode'>): string =>
  [code, number, barcode].filter(Boolean).join(' · ');
