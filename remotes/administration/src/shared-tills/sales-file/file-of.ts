import type { KeptSale } from '@backoffice/api-client/outage-database';
import { writeOfflineFile, type OfflineFile, type OfflineSale } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

/** The sales that a till kept, refused ones too, as a file. */
export function fileOf(till: OfflineFile['till'], kept: readonly KeptSale[]): Blob {
  const text = writeOfflineFile({ till, sales: kept.map(({ sale }) => sale) });
  return new Blob([text], { type: 'application/json' });
}

export const totalOf = (sales: readonly OfflineSale[]): string =>
  sumMoney(sales.flatMap(({ items }) => items.map(({ price }) => price as string)));
