import { nameKey } from '../../../../db/name-key';
import type { StockLine } from '../../judged-line';
import { sizeKey } from '../values/size';

type Known = Pick<StockLine, 'productType' | 'code' | 'brand' | 'type' | 'color' | 'name'>;

/** What a product is known by, as the catalogue compares it. */
export const productKey = ({ productType, code, brand, type, color, name }: Known): string =>
  [productType, ...[code, brand, type, color, name].map((part) => nameKey(part ?? ''))].join(
    '\u0001',
  );

/** A product in a size: what a supplier's code names. */
export const variantKey = (product: string, size: string | null): string =>
  `${product}\u0001${size === null ? '' : sizeKey(size)}`;
