import {
  brand,
  calls,
  color,
  renderArea,
  screen,
  sizeNumber,
  specificType,
  type FakeApi,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

type User = Awaited<ReturnType<typeof openDelivery>>['user'];

/** The answer to saving the form of `fillShoes`. */
export const RECEIVED = {
  id: 3,
  operation: 1,
  models: 1,
  items: [
    { id: 11, barcode: '200000000011' },
    { id: 12, barcode: '200000000012' },
  ],
};

/** The reference data of a shop that can receive shoes, and a server that takes them. */
export function stockLists(api: FakeApi): void {
  api.on(calls.reference.listBrands, [
    brand({ id: 1, brandName: 'Nike' }),
    brand({ id: 2, brandName: 'Puma' }),
  ]);
  api.on(calls.reference.listTypes, [specificType({ id: 4, specificType: 'Sneakers' })]);
  api.on(calls.reference.listColors, [color({ id: 6, colorName: 'Black' })]);
  api.on(calls.reference.listNumbers, [
    sizeNumber({ id: 9, number: '42' }),
    sizeNumber({ id: 8, number: '41.5' }),
  ]);
  api.on(calls.deliveries.receive, RECEIVED);
}

export const openDelivery = (path = '/admin/add/products') =>
  renderArea(area, areaJson.routes, path);
export const text = (name: string) => screen.findByRole('textbox', { name });
export const number = (name: string) => screen.getByRole('textbox', { name });
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

/** Fills in two pairs of size 41.5. */
export async function fillShoes(user: User): Promise<void> {
  await user.type(await text('Code'), 'AM-90');
  await user.type(number('Import price'), '30');
  await user.type(number('Stock price'), '59');
  await user.clear(number('41.5'));
  await user.type(number('41.5'), '2');
}
