import { productQueries } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, Spinner } from '@backoffice/ui';
import { AreaLink, useHref } from '@backoffice/ui/areas';
import { notifyMessage } from '@backoffice/ui/notify';
import { Note, PrintLabelsDialog, type LabelUnit } from '@backoffice/ui/stock';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Delivery } from './delivery/delivery';

interface Props {
  delivery: Delivery;
  onClose: () => void;
}

/** Tells what was just received, and prints its labels. */
export function ReceivedNote({ delivery, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const [labels, setLabels] = useState<LabelUnit[] | null>(null);
  const load = useMutation({
    mutationFn: () => labelsOf(delivery, client),
    onSuccess: setLabels,
    onError: (error) => notifyMessage('productsFetchError', {}, { detail: detailOf(error) }),
  });
  const { units, items, product } = delivery;

  return (
    <Note tone="success" onClose={onClose}>
      <span>
        {t('addProduct.received', {
          count: units,
          number: formatNumber(units),
          code: product.code,
        })}
      </span>
      {items.length > 0 && (
        <button
          type="button"
          className="btn btn-success btn-sm"
          disabled={load.isPending}
          onClick={() => load.mutate()}
        >
          {load.isPending ? <Spinner small /> : <Icon path={ICONS.printer} />}{' '}
          {t('addProduct.printLabels', { count: items.length, number: formatNumber(items.length) })}
        </button>
      )}
      <DeliveryLink id={delivery.id} />
      {labels && <PrintLabelsDialog units={labels} onClose={() => setLabels(null)} />}
    </Note>
  );
}

/** Leads to the delivery's page, where mistakes are corrected. */
function DeliveryLink({ id }: { id: number | null }) {
  const { t } = useTranslation('inventory');
  const href = useHref();
  if (id === null || !href('deliveries.one', { id })) return null;
  return (
    <AreaLink className="alert-link" to="deliveries.one" params={{ id }}>
      {t('addProduct.openDelivery')}
    </AreaLink>
  );
}

/**
 * The labels of exactly the units that were received. Their sizes come from the stock list; a unit
 * that left it within the minute still gets its label, without the size.
 */
async function labelsOf(delivery: Delivery, client: QueryClient): Promise<LabelUnit[]> {
  const rows = await client.fetchQuery(
    productQueries.all({ code: delivery.product.code, sort: 'date', dir: 'desc' }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return delivery.items.map(
    (item) => byId.get(item.id) ?? { ...delivery.product, ...item, number: null },
  );
}
