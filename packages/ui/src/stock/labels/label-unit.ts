import type { StockRow } from '@backoffice/api-client/resources/products';
import { centsOf, moneyOfCents, NO_VALUE } from '@backoffice/i18n';

/** What a label says of a unit. */
export type LabelUnit = Pick<
  StockRow,
  'id' | 'barcode' | 'brand' | 'code' | 'name' | 'color' | 'number' | 'specific_type' | 'price'
> & {
  /** The label that hangs on it is wrong; a new unit has none yet. */
  label_due?: boolean;
};

/** The same on every label, whichever language the screen speaks: customers read it. */
export const labelPrice = (price: LabelUnit['price']): string =>
  price === null ? NO_VALUE : `€${moneyOfCents(centsOf(price))}`;

/** The line below the brand: the name of an accessory, else type and colour. */
export const labelDescription = ({ name, specific_type, color }: LabelUnit): string =>
  [name, specific_type, color].filter(Boolean).join(' · ');
