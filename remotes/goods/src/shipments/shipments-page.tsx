import { useOpenDelivery } from '../deliveries/use-open-delivery';
import { ShipmentPage } from './shipment/shipment-page';
import { ShipmentsList } from './shipments-list';

/** Shipments, or the one that the address names. */
export default function ShipmentsPage() {
  const { id, open, close } = useOpenDelivery();
  return id === null ? (
    <ShipmentsList onOpen={open} />
  ) : (
    <ShipmentPage key={id} id={id} onClose={close} />
  );
}
