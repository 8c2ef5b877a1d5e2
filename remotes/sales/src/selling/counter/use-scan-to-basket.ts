import { isLineAway } from '@backoffice/api-client';
import {
  productQueries,
  type StockRow,
  type StockUnit,
} from '@backoffice/api-client/resources/products';
import { readSlipCode } from '@backoffice/contracts';
import { detailOf, useElsewhere, useTimeZone, useUrlState } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useScanLog, useScanner, type ScanAnswer } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import type { SaleDraft, SaleAction } from '../basket/sale-draft';
import { refusalText } from './booking/refusal-text';
import { useReturns } from './booking/use-returns';
import { useSuppliersCodes } from './codes/use-suppliers-codes';

interface Options {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  /** Called when a unit came onto the counter. */
  onFound: () => void;
}

/** Puts scanned units onto the counter: to be sold, or taken back if they were sold already. */
export function useScanToBasket({ draft, dispatch, onFound }: Options) {
  const client = useQueryClient();
  const elsewhere = useElsewhere();
  const { refused, refuse, dismiss } = useRefusedUnits();
  const { takeSold, takeSlip } = useReturns({ draft, dispatch, onFound });

  const put = (unit: StockRow) => {
    dispatch({ type: 'scanned', unit });
    dismiss(unit.id);
    onFound();
  };

  const codes = useSuppliersCodes(draft, put);
  const takeUnit = async (barcode: string): Promise<ScanAnswer> => {
    const unit = await client.fetchQuery(productQueries.byBarcode(barcode));
    if (unit === null) return 'unknown';
    if (unit.sold) return (await takeSold(unit)) ?? refuse(unit);
    const isOnCounter = draft.lines.some((line) => line.unit.id === unit.id);
    if (unit.set_aside || unit.out || ((unit.under_way_to || unit.held) && !isOnCounter)) {
      return refuse(unit);
    }
    put(unit);
    if (isOnCounter) return 'repeated';
    const where = elsewhere(unit.location);
    return where === null
      ? 'found'
      : { outcome: 'elsewhere', reason: `${unitLabel(unit)}: ${where}` };
  };

  const { take, isLookingUp } = useLookUp(async (code) => {
    const slip = readSlipCode(code)?.kind;
    // A supplier's code from before slips without a line had theirs wins.
    const ofSupplier = slip === undefined || slip === 'offline' ? await codes.take(code) : null;
    const taken = ofSupplier ?? (slip === undefined ? null : await takeSlip(code));
    return taken ?? (await takeUnit(code));
  });
  useScanner(take);
  useHandedUnit(take);

  // While the person chooses a unit, Enter is the answer to that question.
  const { offline } = useScanLog();
  const isWaiting = offline.length > 0 || (isLookingUp && !codes.question);
  const { question } = codes;
  return { refused, refuse, dismiss, receive: put, isLookingUp: isWaiting, question };
}

/**
 * Tells that a code is being looked up, and notifies of failures, except for a missing connection.
 */
function useLookUp(lookUp: (code: string) => Promise<ScanAnswer>) {
  const [isLookingUp, setIsLookingUp] = useState(false);
  const take = async (code: string): Promise<ScanAnswer> => {
    setIsLookingUp(true);
    try {
      return await lookUp(code);
    } catch (error) {
      if (!isLineAway(error)) notifyMessage('sellProductsFailed', {}, { detail: detailOf(error) });
      throw error;
    } finally {
      setIsLookingUp(false);
    }
  };
  return { take, isLookingUp };
}

/** Scanned units that are not for sale, until somebody has read why. */
function useRefusedUnits() {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const [refused, setRefused] = useState<StockUnit[]>([]);
  return {
    refused,
    refuse: (unit: StockUnit): ScanAnswer => {
      setRefused((units) => [unit, ...units.filter((other) => other.id !== unit.id)]);
      return { outcome: 'refused', reason: refusalText(t, unit, timeZone) };
    },
    dismiss: (id?: number) =>
      setRefused((units) => (id === undefined ? [] : units.filter((unit) => unit.id !== id))),
  };
}

/** Puts a unit onto the counter, once, that another page handed over in the address. */
function useHandedUnit(take: (barcode: string) => Promise<unknown>): void {
  const [{ unit }, setUrl] = useUrlState({ unit: '' });
  const takeOnce = useEffectEvent((barcode: string) => {
    setUrl({ unit: '' });
    // The lookup itself notifies of a failure.
    take(barcode).catch(() => undefined);
  });
  useEffect(() => {
    if (unit) takeOnce(unit);
  }, [unit]);
}
