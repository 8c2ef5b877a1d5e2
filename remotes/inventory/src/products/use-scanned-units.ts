import { productQueries } from '@backoffice/api-client/resources/products';
import { detailOf, type Selection } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { type ScanOutcome, useScanner } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { addFound, addSold, NO_SCANS, type ScanList } from './scan-list';

/** Finds what is scanned, whatever the filter says, and ticks it (§2). */
export function useScannedUnits(selection: Selection) {
  const client = useQueryClient();
  const [scans, setScans] = useState<ScanList>(NO_SCANS);
  const scanned = useRef(new Set<number>());

  useScanner(async (barcode): Promise<ScanOutcome> => {
    const unit = await client
      .fetchQuery({ ...productQueries.byBarcode(barcode), staleTime: 0 })
      .catch((error: unknown) => {
        notifyMessage('productsFetchError', {}, { detail: detailOf(error) });
        throw error;
      });
    if (!unit) return 'unknown';
    const { sold, ...row } = unit;
    if (sold) {
      selection.set([unit.id], false);
      setScans((before) => addSold(before, unit));
      return 'refused';
    }
    const isRepeated = scanned.current.has(unit.id);
    scanned.current.add(unit.id);
    selection.set([unit.id], true);
    setScans((before) => addFound(before, [row]));
    return isRepeated ? 'repeated' : 'found';
  });

  return [scans, setScans] as const;
}
