import { deliveryQueries } from '@backoffice/api-client/resources/deliveries';
import type { DeliveryView } from '@backoffice/contracts';
import { PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { DeliveryChanges } from './delivery-changes';
import { DeliveryFacts } from './delivery-facts';
import { DeliveryModel } from './delivery-model';
import { codesOf, modelsOf } from './models-of';

interface Props {
  id: number;
  onClose: () => void;
}

export function DeliveryPage({ id, onClose }: Props) {
  const { t } = useTranslation('goods');
  const query = useQuery(deliveryQueries.one(id));
  const code = query.data && codesOf(query.data);
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
  const models = modelsOf(whole);
  return (
    <>
      <DeliveryFacts whole={whole} />
      {models.map((model) => (
        <DeliveryModel key={model.delivery.id} model={model} isOneOfSeveral={models.length > 1} />
      ))}
      {whole.changes.length > 0 && <DeliveryChanges models={models} changes={whole.changes} />}
    </>
  );
}
