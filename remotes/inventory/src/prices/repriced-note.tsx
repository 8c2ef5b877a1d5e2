import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, onDemand, Spinner } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PriceScope } from './price-change';
import styles from './prices.module.css';
import { repricedLabels } from './repriced-labels';
import type { ChangedPrices } from './use-apply-prices';

const PrintLabelsDialog = onDemand(
  async () => (await import('../labels/print-labels-dialog')).PrintLabelsDialog,
);

interface Props {
  scope: PriceScope;
  changed: ChangedPrices;
  /** Rows with their new prices. */
  onRows: (rows: readonly StockRow[]) => void;
  onClose: () => void;
}

/** Which prices were changed, and the labels of exactly those. */
export function RepricedNote({ scope, changed, onRows, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const labels = useRepricedLabels(scope, changed, onRows);
  const count = changed.ids.length;
  const number = formatNumber(count);
  return (
    <div className={`alert alert-success ${styles.note}`} role="status">
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
      <button type="button" className="btn-close" aria-label={t('dismiss')} onClick={onClose} />
      {labels.units && <PrintLabelsDialog units={labels.units} onClose={labels.close} />}
    </div>
  );
}

function useRepricedLabels(
  scope: PriceScope,
  { ids, print }: ChangedPrices,
  onRows: Props['onRows'],
) {
  const { t } = useTranslation('inventory');
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
