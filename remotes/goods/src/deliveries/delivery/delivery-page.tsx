import { deliveryQueries } from '@backoffice/api-client/resources/deliveries';
import type { DeliveryView } from '@backoffice/contracts';
import { PageFrame, QueryView, useSelection } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AddedNote } from './added-note';
import { DeliveryActions } from './delivery-actions';
import { DeliveryChanges } from './delivery-changes';
import { DeliveryFacts } from './delivery-facts';
import { DeliveryUnits } from './delivery-units';

interface Props {
  id: number;
  onClose: () => void;
}

export function DeliveryPage({ id, onClose }: Props) {
  const { t } = useTranslation('goods');
  const query = useQuery(deliveryQueries.one(id));
  const code = query.data?.delivery.code;
  return (
    <PageFrame
      title={code ? t('deliveries.of', { code }) : t('deliveries.one')}
      parent={{ title: t('deliveries.title'), onOpen: onClose }}
    >
      <QueryView query={query} errorText={t('deliveries.oneLoadFailed')}>
        {(whole) => <Whole whole={whole} />}
      </QueryView>
    </PageFrame>
  );
}

function Whole({ whole }: { whole: DeliveryView }) {
  const selection = useSelection();
  const [added, setAdded] = useState<readonly number[]>([]);
  return (
    <>
      {added.length > 0 && (
        <AddedNote ids={added} units={whole.units} onClose={() => setAdded([])} />
      )}
      <DeliveryFacts delivery={whole.delivery} />
      <DeliveryUnits
        whole={whole}
        selection={selection}
        actions={<DeliveryActions whole={whole} selection={selection} onAdded={setAdded} />}
      />
      {whole.changes.length > 0 && <DeliveryChanges changes={whole.changes} />}
    </>
  );
}
