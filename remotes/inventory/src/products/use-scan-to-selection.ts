import { isLineAway } from '@backoffice/api-client';
import { productQueries } from '@backoffice/api-client/resources/products';
import { detailOf, useElsewhere, useTimeZone, type Selection } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { type ScanAnswer, useScanner } from '@backoffice/ui/scanner';
import { unitName, useUnknownCode } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { goneText } from './gone-units';
import { addFound, addGone, NO_SCANS, type ScanList } from './scan-list';

/** Finds what is scanned, whatever the filter says, and ticks it. */
export function useScanToSelection(selection: Selection) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const elsewhere = useElsewhere();
  const unknown = useUnknownCode();
  const [scans, setScans] = useState<ScanList>(NO_SCANS);
  const scanned = useRef(new Set<number>());

  useScanner(async (barcode): Promise<ScanAnswer> => {
    const unit = await client
      .fetchQuery({ ...productQueries.byBarcode(barcode), staleTime: 0 })
      .catch((error: unknown) => {
        if (!isLineAway(error))
          notifyMessage('productsFetchError', {}, { detail: detailOf(error) });
        throw error;
      });
    if (!unit) {
      const answer = unknown(barcode);
      if (answer !== 'unknown') notify.warning(answer.reason, { id: 'makers-code' });
      return answer;
    }
    if (unit.sold || unit.out || unit.shipment) {
      selection.set([unit.id], false);
      setScans((before) => addGone(before, unit));
      return { outcome: 'refused', reason: goneText(t, unit, timeZone) };
    }
    const { sold: _, went_out: __, shipment: ___, ...row } = unit;
    const isRepeated = scanned.current.has(unit.id);
    scanned.current.add(unit.id);
    selection.set([unit.id], true);
    setScans((before) => addFound(before, [row]));
    if (isRepeated) return 'repeated';
    const where = elsewhere(row.location);
    return where === null
      ? 'found'
      : { outcome: 'elsewhere', reason: `${unitName(row)}: ${where}` };
  });

  return [scans, setScans] as const;
}
