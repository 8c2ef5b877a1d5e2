import { type StockRow, productQueries } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, Spinner } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { Note, PrintLabelsDialog } from '@backoffice/ui/stock';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PriceScope } from './price-change';
import type { ChangedPrices } from './use-apply-prices';

interface Props {
  scope: PriceScope;
  changed: ChangedPrices;
  /** Called with the units whose labels are due, with their new prices. */
  onRows: (rows: readonly StockRow[]) => void;
  onClose: () => void;
}

/** Tells how many prices were changed, and prints the labels of exactly those units. */
export function RepricedNote({ scope, changed, onRows, onClose }: Props) {
  const { t } = useTranslation('goods');
  const labels = useRepricedLabels(scope, changed, onRows);
  const count = changed.ids.length;
  const number = formatNumber(count);
  return (
    <Note tone="success" onClose={onClose}>
      <span>{t('prices.done', { count, number })}</span>
      <button
        type="button"
        className="btn btn-success btn-sm"
        disabled={labels.isLoading}
        onClick={() => void labels.open()}
      >
        {labels.isLoading ? <Spinner small /> : <Icon path={ICONS.printer} />}{' '}
        {t('prices.printLabels', { count, number })}
      </button>
      {labels.units && <PrintLabelsDialog units={labels.units} onClose={labels.close} />}
    </Note>
  );
}

function useRepricedLabels(
  scope: PriceScope,
  { ids, print }: ChangedPrices,
  onRows: Props['onRows'],
) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const [units, setUnits] = useState<StockRow[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const load = async (show: boolean) => {
    setIsLoading(true);
    try {
      const rows = await repricedLabels(client, scope, ids);
      onRows(rows);
      if (show && rows.length > 0) setUnits(rows);
      else if (show) notify.info(t('prices.noneDue'));
    } catch (error) {
      notify.danger(t('prices.labelsFailed'), { detail: detailOf(error) });
    } finally {
      setIsLoading(false);
    }
  };
  const begin = useEffectEvent(() => void load(print));
  useEffect(() => {
    const start = setTimeout(() => begin());
    return () => clearTimeout(start);
  }, []);

  return { units, isLoading, open: () => load(true), close: () => setUnits(null) };
}

/** The units of a change of prices that need another label: at most 5,000 at once. */
async function repricedLabels(
  client: QueryClient,
  { filter }: PriceScope,
  ids: readonly number[],
): Promise<StockRow[]> {
  const changed = new Set(ids);
  const due = productQueries.all({ ...(filter as object), label_due: '1' });
  const rows = await client.fetchQuery({ ...due, staleTime: 0 });
  return rows.filter(({ id }) => changed.has(id));
}
