import type { KeptSale } from '@backoffice/api-client/outage-database';
import { OFFLINE_FILE, type OfflineFile, type OfflineSale } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

/** The sales that a till kept, refused ones too, as a file. */
export function fileOf(till: OfflineFile['till'], kept: readonly KeptSale[]): Blob {
  const file: OfflineFile = { is: OFFLINE_FILE, till, sales: kept.map(({ sale }) => sale) };
  return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
}

export const totalOf = (sales: readonly OfflineSale[]): string =>
  sumMoney(sales.flatMap(({ items }) => items.map(({ price }) => price as string)));
