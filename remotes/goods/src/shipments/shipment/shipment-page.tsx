import { shipmentQueries } from '@backoffice/api-client/resources/shipments';
import type { ShipmentView } from '@backoffice/contracts';
import { PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { SlipButton } from '../slip/slip-button';
import { Receiving } from './receiving/receiving';
import { SentUnits } from './sent-units';
import { ShipmentFacts } from './shipment-facts';

interface Props {
  id: number;
  onClose: () => void;
}

export function ShipmentPage({ id, onClose }: Props) {
  const { t } = useTranslation('goods');
  const query = useQuery(shipmentQueries.one(id));
  const number = query.data?.shipment.number;
  return (
    <PageFrame
      title={number === undefined ? t('shipments.one') : t('shipments.of', { number })}
      parent={{ title: t('shipments.title'), onOpen: onClose }}
      actions={query.data && <SlipButton id={id} />}
    >
      <QueryView query={query} errorText={t('shipments.oneLoadFailed')}>
        {(view) => <Whole view={view} />}
      </QueryView>
    </PageFrame>
  );
}

function Whole({ view }: { view: ShipmentView }) {
  const { may_receive, may_close, state } = view.shipment;
  const isOpen = state === 'under_way';
  return (
    <>
      <ShipmentFacts shipment={view.shipment} />
      {isOpen && (may_receive || may_close) ? (
        <Receiving view={view} />
      ) : (
        <SentUnits units={view.units} />
      )}
    </>
  );
}
