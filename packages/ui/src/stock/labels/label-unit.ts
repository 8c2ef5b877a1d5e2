import type { StockRow } from '@backoffice/api-client/resources/products';
import { centsOf, moneyOfCents, NO_VALUE } from '@backoffice/i18n';

/** The fields of a unit that its label shows. */
export type LabelUnit = Pick<
  StockRow,
  'id' | 'barcode' | 'brand' | 'code' | 'name' | 'color' | 'number' | 'specific_type' | 'price'
> & {
  /** The label that hangs on it is wrong, or it has none yet. */
  label_due?: boolean;
  /** What it cost before the latest change of prices. */
  old_price?: string | null | undefined;
};

/** The price that a reduced unit had before; null for all others. */
export const oldPriceOf = ({ price, old_price: old }: LabelUnit): string | null =>
  old && price !== null && centsOf(old) > centsOf(price) ? old : null;

/** Customers read labels, so the price looks the same whatever the screen's language. */
export const labelPrice = (price: LabelUnit['price']): string =>
  price === null ? NO_VALUE : `€${moneyOfCents(centsOf(price))}`;

/** The line below the brand: the name of an accessory, else type and colour. */
export const labelDescription = ({ name, specific_type, color }: LabelUnit): string =>
  [name, specific_type, color].filter(Boolean).join(' · ');
