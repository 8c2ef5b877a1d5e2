import type { StockRow } from '@backoffice/api-client/resources/products';
import { OTHER, type ProductType, type SpecificType } from '@backoffice/contracts';

type Typed = Pick<StockRow, 'type' | 'specific_type' | 'number'>;

/**
 * The product's type, which a sale has to name. If the stock list doesn't say it, the specific type
 * does; a unit with neither specific type nor size is an accessory.
 */
export function unitType(
  { type, specific_type, number }: Typed,
  types: readonly SpecificType[],
): ProductType | undefined {
  if (type !== null) return type === OTHER ? undefined : type;
  if (specific_type === null && number === null) return 'accessories';
  return types.find(({ specificType }) => specificType === specific_type)?.type;
}
