import type { ProductRow } from '@backoffice/contracts';

/**
 * A unit in stock. Its type is null on servers whose list does not say it, its price (euros) in a row
 * that came without one.
 */
export type StockRow = Omit<ProductRow, 'type' | 'price'> & {
  type: ProductRow['type'] | null;
  price: string | null;
};

/** A unit with an id and a price, without which it can't be sold, moved or labelled. */
export type WholeUnit = StockRow & { price: string };

export const isWholeUnit = (unit: StockRow): unit is WholeUnit =>
  unit.id > 0 && unit.price !== null;
