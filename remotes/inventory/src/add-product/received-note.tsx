import { productQueries } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, Spinner } from '@backoffice/ui';
import { AreaLink, useHref } from '@backoffice/ui/areas';
import { notifyMessage } from '@backoffice/ui/notify';
import { Note, PrintLabelsDialog, type LabelUnit } from '@backoffice/ui/stock';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Delivery, ReceivedModel } from './delivery/delivery';

interface Props {
  delivery: Delivery;
  /** Lets the next model join the delivery. */
  onAnother: () => void;
  onClose: () => void;
}

/** Tells what was just received, and prints its labels. */
export function ReceivedNote({ delivery, onAnother, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const [labels, setLabels] = useState<LabelUnit[] | null>(null);
  const load = useMutation({
    mutationFn: () => labelsOf(delivery, client),
    onSuccess: setLabels,
    onError: (error) => notifyMessage('productsFetchError', {}, { detail: detailOf(error) }),
  });
  const count = delivery.models.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Note tone="success" onClose={onClose}>
      <Received models={delivery.models} />
      {count > 0 && (
        <button
          type="button"
          className="btn btn-success btn-sm"
          disabled={load.isPending}
          onClick={() => load.mutate()}
        >
          {load.isPending ? <Spinner small /> : <Icon path={ICONS.printer} />}{' '}
          {t('addProduct.printLabels', { count, number: formatNumber(count) })}
        </button>
      )}
      {delivery.isOpen && (
        <button type="button" className="btn btn-outline-success btn-sm" onClick={onAnother}>
          <Icon path={ICONS.plus} /> {t('addProduct.another')}
        </button>
      )}
      <DeliveryLink id={delivery.id} />
      {labels && <PrintLabelsDialog units={labels} onClose={() => setLabels(null)} />}
    </Note>
  );
}

/** What was received last, and how much of the delivery that makes. */
function Received({ models }: { models: readonly ReceivedModel[] }) {
  const { t } = useTranslation('inventory');
  const last = models.at(-1);
  if (!last) return null;
  const { units, product } = last;
  const all = models.reduce((sum, model) => sum + model.units, 0);
  return (
    <span>
      {t('addProduct.received', { count: units, number: formatNumber(units), code: product.code })}
      {models.length > 1 && (
        <>
          {' '}
          {t('addProduct.inAll', {
            models: formatNumber(models.length),
            number: formatNumber(all),
          })}
        </>
      )}
    </span>
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
async function labelsOf({ models }: Delivery, client: QueryClient): Promise<LabelUnit[]> {
  const codes = [...new Set(models.map(({ product }) => product.code))];
  const byId = new Map<number, LabelUnit>();
  for (const code of codes) {
    const rows = await client.fetchQuery(productQueries.all({ code, sort: 'date', dir: 'desc' }));
    for (const row of rows) byId.set(row.id, row);
  }
  return models.flatMap(({ items, product }) =>
    items.map((item) => byId.get(item.id) ?? { ...product, ...item, number: null }),
  );
}
