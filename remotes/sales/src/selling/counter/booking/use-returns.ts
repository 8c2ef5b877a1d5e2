import type { StockUnit } from '@backoffice/api-client/resources/products';
import { Code, detailOf, useCan, useUrlState } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import type { ScanAnswer } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { readTakeBack, TAKE_BACK } from '../../../sold-sale/take-back-address';
import type { SaleAction, SaleDraft } from '../../basket/sale-draft';

interface Options {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  onFound: () => void;
}

/** Loaded only when somebody takes something back. */
const finding = new Code(() => import('../late-parts'));

/**
 * Handles scans of sold units and of slips; each answers null if the person may not take back or
 * the sale is unknown.
 */
export interface ScannedReturns {
  takeSold: (unit: StockUnit) => Promise<ScanAnswer | null>;
  takeSlip: (code: string) => Promise<ScanAnswer | null>;
}

/** Puts sold units onto the counter to be taken back, and opens the sale of a slip. */
export function useReturns({ draft, dispatch, onFound }: Options): ScannedReturns {
  const client = useQueryClient();
  const canReturn = useCan('sales.return');
  const [, setUrl] = useUrlState({ sale: '' });
  useHandedReturns({ dispatch, onFound });

  async function takeSold({ barcode }: StockUnit): Promise<ScanAnswer | null> {
    if (!canReturn) return null;
    const { saleOfCode, stillSold } = await finding.fetch();
    const view = await saleOfCode(client, barcode);
    const found = view && stillSold(view).find(({ sold }) => sold.barcode === barcode);
    if (!found) return null;
    dispatch({ type: 'takenBack', returns: [found] });
    onFound();
    if (draft.returns.some(({ sold }) => sold.id === found.sold.id)) return 'repeated';
    return 'found';
  }

  async function takeSlip(code: string): Promise<ScanAnswer | null> {
    if (!canReturn) return null;
    const { saleOfCode } = await finding.fetch();
    const view = await saleOfCode(client, code);
    if (!view) return null;
    setUrl({ sale: `${view.sale.id}` });
    return 'found';
  }

  return { takeSold, takeSlip };
}

/** Puts sold lines onto the counter, once, that the view of a sale handed over in the address. */
function useHandedReturns({ dispatch, onFound }: Pick<Options, 'dispatch' | 'onFound'>): void {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  const [{ [TAKE_BACK]: handed }, setUrl] = useUrlState({ [TAKE_BACK]: '' });
  const takeOnce = useEffectEvent(async (text: string) => {
    setUrl({ [TAKE_BACK]: '' });
    const asked = readTakeBack(text);
    if (!asked) return;
    try {
      const { returnsOfSale } = await finding.fetch();
      const returns = await returnsOfSale(client, asked.sale, asked.lines);
      dispatch({ type: 'takenBack', returns });
      onFound();
      if (returns.length === 0) notify.warning(t('return.nothingLeft'));
    } catch (error) {
      notifyMessage('salesLoadFailed', {}, { detail: detailOf(error) });
    }
  });
  useEffect(() => {
    if (handed) void takeOnce(handed);
  }, [handed]);
}
