import { Undoing } from '@backoffice/ui/stock';

import { DeliveriesList } from './deliveries-list';
import { DeliveryPage } from './delivery/delivery-page';
import { useOpenDelivery } from './use-open-delivery';

/** Deliveries, or the one that the address names. */
export default function DeliveriesPage() {
  const { id, open, close } = useOpenDelivery();
  return (
    <Undoing>
      {id === null ? (
        <DeliveriesList onOpen={open} />
      ) : (
        <DeliveryPage key={id} id={id} onClose={close} />
      )}
    </Undoing>
  );
}
