import type { SentUnit, Shipment } from '@backoffice/contracts';
import {
  calls,
  company,
  location,
  renderArea,
  sentUnit,
  setNow,
  shipmentView,
  signedIn,
  user as person,
  type FakeApi,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

/** Five pairs of two products that shop 1 sent. */
export const SENT = [
  sentUnit({ id: 1, code: 'AM-90', number: '41' }),
  sentUnit({ id: 2, code: 'AM-90', number: '42' }),
  sentUnit({ id: 3, code: 'AM-90', number: '42' }),
  sentUnit({ id: 4, code: 'TB-10', brand: 'Timberland' }),
  sentUnit({ id: 5, code: 'TB-10', brand: 'Timberland' }),
] as const;

export const arrived = (unit: SentUnit): SentUnit => ({
  ...unit,
  state: 'arrived',
  at: '2026-11-21T10:15:00.000Z',
  by: 'besa',
});

/** Signs in a person of shop 2, to which shipment 12 is under way. */
export function receivingShop(
  api: FakeApi,
  units: readonly SentUnit[] = SENT,
  own: Partial<Shipment> = {},
) {
  setNow('2026-11-21');
  api.on(calls.authentication.user, signedIn({ user: person({ id: 1, location: 6 }) }));
  api.on(calls.company.company, company());
  api.on(calls.reference.listLocations, [
    location({ id: 5, name: 'Shop 1' }),
    location({ id: 6, name: 'Shop 2' }),
  ]);
  api.on(calls.shipments.one, shipmentView(units, { id: 3, number: 12, ...own }));
}

export const openShipments = (path = '/admin/shipments?id=3') =>
  renderArea(area, areaJson.routes, path);
