import { ApiError } from '@backoffice/api-client';
import { applyRequest, priceMutations } from '@backoffice/api-client/resources/prices';
import type { PricePreview } from '@backoffice/contracts';
import { formatMoney, formatNumber } from '@backoffice/i18n';
import { useApprovedWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChangedPrices {
  ids: readonly number[];
  /** The labels are to be printed at once. */
  print: boolean;
}

interface Options {
  onDone: (changed: ChangedPrices) => void;
  /** Called when the change was undone. */
  onUndone: () => void;
}

interface Asked {
  preview: PricePreview;
  print: boolean;
}

/** Changes prices as previewed. If something changed meanwhile, it says so and does nothing. */
export function useApplyPrices({ onDone, onUndone }: Options) {
  const { t } = useTranslation('goods');
  const undo = useUndo();
  const [staleHash, setStaleHash] = useState<string | null>(null);
  const { send, question } = useApprovedWrite(priceMutations.apply(), {
    action: 'prices.change',
    requestOf: applyRequest,
  });

  async function apply({ preview, print }: Asked) {
    const { hash, units, old_total: before, new_total: after } = preview;
    const number = formatNumber(units);
    const sums = { before: formatMoney(before), after: formatMoney(after) };
    setStaleHash(null);
    try {
      const what = <p>{t('prices.approve', { count: units, number, ...sums })}</p>;
      const done = await send({ hash }, what);
      if (!done) return;
      const action = undo.action(done.operation, onUndone);
      notify.success(t('prices.done', { count: units, number }), { action });
      onDone({ ids: done.ids, print });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_preview') throw error;
      setStaleHash(hash);
    }
  }

  return { apply, isStale: staleHash !== null, question };
}
