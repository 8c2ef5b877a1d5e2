import { gtinOf, plainDigits } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { readVariant } from '../supplier-codes/supplier-codes.repository';
import type { AskedFilter, Filter } from './product-filter';
import { readBrandIds } from './products.repository';

/**
 * A filter as the database needs it: the part of a brand's name becomes the ids of the brands that
 * have it, and a supplier code in place of a barcode becomes the product and size that it names.
 */
export async function resolved<F extends Omit<AskedFilter, 'sort'>>(
  db: Executor,
  companyId: number,
  { brand, ...typed }: F,
): Promise<Omit<F, 'brand'> & Pick<Filter, 'brandIds' | 'variant'>> {
  const barcode = typed.barcode && plainDigits(typed.barcode);
  const filter = { ...typed, barcode };
  refuseBackwards(filter);
  const gtin = barcode ? gtinOf(barcode) : null;
  const variant = gtin === null ? undefined : await readVariant(db, companyId, gtin);
  const asked = variant ? { ...filter, barcode: undefined, variant } : filter;
  return brand ? { ...asked, brandIds: await readBrandIds(db, companyId, brand) } : asked;
}

/** Refuses a period that ends before it starts: an empty list would not say why it is empty. */
function refuseBackwards({ start_date, end_date }: Pick<Filter, 'start_date' | 'end_date'>): void {
  if (!start_date || !end_date || start_date <= end_date) return;
  throw refuse('start_after_end', {}, { at: 'start_date' });
}

/** Whether a filter names a brand that does not exist, so that nothing can match. */
export const isHopeless = ({ brandIds }: Pick<Filter, 'brandIds'>): boolean =>
  brandIds?.length === 0;
