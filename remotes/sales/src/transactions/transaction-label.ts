import type { Transaction } from '@backoffice/contracts';
import { formatMoney, type TFunction } from '@backoffice/i18n';

import { subtypeName } from './subtype-name';

/** Texts that tell one booking from another in a sentence. */
export const transactionLabel = (
  t: TFunction<'sales'>,
  { subType, sale_price }: Transaction,
): { subtype: string; amount: string } => ({
  subtype: subtypeName(t, subType),
  amount: formatMoney(sale_price),
});
