import type { SentUnit, Shipment, ShipmentView } from '@backoffice/contracts';

import { MOMENT, sequence } from './sequence';
import { productRow } from './stock';

const nextShipment = sequence();

/** Two units under way from shop 1 to shop 2, as a person who may receive them sees it. */
export const shipment = (own: Partial<Shipment> = {}): Shipment => {
  const id = own.id ?? nextShipment();
  return {
    id,
    number: id,
    state: 'under_way',
    from: 'Shop 1',
    to: { id: 6, name: 'Shop 2' },
    note: '',
    sent_at: MOMENT,
    by: 'arta',
    closed_at: null,
    closed_by: null,
    units: 2,
    under_way: 2,
    arrived: 0,
    lost: 0,
    returned: 0,
    may_receive: true,
    may_close: true,
    ...own,
  };
};

/** A pair of shoes in a shipment, under way. */
export const sentUnit = (own: Partial<SentUnit> = {}): SentUnit => {
  const { id, code, brand, color, number, specific_type, name, barcode, price } = productRow({
    ...(own.id !== undefined && { id: own.id }),
  });
  const unit = { id, code, brand, color, number, specific_type, name, barcode, price };
  return { ...unit, state: 'under_way', from: 'Shop 1', at: null, by: null, ...own };
};

/** A shipment with its units; its numbers are counted from their states. */
export const shipmentView = (
  units: readonly SentUnit[] = [sentUnit(), sentUnit()],
  own: Partial<Shipment> = {},
): ShipmentView => {
  const counted = (state: SentUnit['state']) => units.filter((unit) => unit.state === state).length;
  return {
    shipment: shipment({
      units: units.length,
      under_way: counted('under_way'),
      arrived: counted('arrived'),
      lost: counted('lost'),
      returned: counted('returned'),
      ...own,
    }),
    units: [...units],
  };
};
