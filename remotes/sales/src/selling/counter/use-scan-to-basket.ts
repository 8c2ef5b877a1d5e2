import { productQueries, type StockUnit } from '@backoffice/api-client/resources/products';
import { detailOf, useElsewhere, useTimeZone, useUrlState } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useScanner, type ScanAnswer } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaleDraft, SaleAction } from '../basket/sale-draft';
import { unitLabel } from '../basket/unit-label';
import { soldText } from './already-sold-units';

interface Options {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  /** A unit came onto the counter. */
  onFound: () => void;
}

/** Puts scanned units onto the counter; those that are sold already are told apart. */
export function useScanToBasket({ draft, dispatch, onFound }: Options) {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const elsewhere = useElsewhere();
  const [alreadySold, setAlreadySold] = useState<StockUnit[]>([]);
  const [isLookingUp, setIsLookingUp] = useState(false);
  const dismiss = (id?: number) =>
    setAlreadySold((units) => (id === undefined ? [] : units.filter((unit) => unit.id !== id)));

  const take = async (barcode: string): Promise<ScanAnswer> => {
    setIsLookingUp(true);
    try {
      const unit = await client.fetchQuery(productQueries.byBarcode(barcode));
      if (unit === null) return 'unknown';
      if (unit.sold) {
        setAlreadySold((units) => [unit, ...units.filter((other) => other.id !== unit.id)]);
        return { outcome: 'refused', reason: soldText(t, unit, timeZone) };
      }
      dispatch({ type: 'scanned', unit });
      onFound();
      if (draft.lines.some((line) => line.unit.id === unit.id)) return 'repeated';
      const where = elsewhere(unit.location);
      return where === null
        ? 'found'
        : { outcome: 'elsewhere', reason: `${unitLabel(unit)}: ${where}` };
    } catch (error) {
      notifyMessage('sellProductsFailed', {}, { detail: detailOf(error) });
      throw error;
    } finally {
      setIsLookingUp(false);
    }
  };
  useScanner(take);
  useHandedUnit(take);

  return { alreadySold, dismiss, isLookingUp };
}

/** A unit that another page hands over in the address: it comes onto the counter once, as if scanned. */
function useHandedUnit(take: (barcode: string) => Promise<unknown>): void {
  const [{ unit }, setUrl] = useUrlState({ unit: '' });
  const takeOnce = useEffectEvent((barcode: string) => {
    setUrl({ unit: '' });
    // Whoever looks it up tells of a failure.
    take(barcode).catch(() => undefined);
  });
  useEffect(() => {
    if (unit) takeOnce(unit);
  }, [unit]);
}
