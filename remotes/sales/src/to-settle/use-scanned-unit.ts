import { productQueries } from '@backoffice/api-client/resources/products';
import type { UnsettledSale } from '@backoffice/contracts';
import { useScanner } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { type Choices, type Chosen, lineFor } from './chosen';

/** Takes a scanned unit as the one that was handed over. */
export function useScannedUnit(
  sales: readonly UnsettledSale[],
  choices: Choices,
  choose: (line: number, chosen: Chosen) => void,
): void {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  useScanner(async (barcode) => {
    const unit = await client.fetchQuery({ ...productQueries.byBarcode(barcode), staleTime: 0 });
    if (!unit) return 'unknown';
    const line = lineFor(sales, { id: unit.id, code: unit.code, number: unit.number }, choices);
    if (!line) return { outcome: 'refused', reason: t('toSettle.noMatch') };
    choose(line.line, { unit: unit.id, barcode });
    return 'found';
  });
}
