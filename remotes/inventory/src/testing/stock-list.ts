import {
  calls,
  DAY,
  ELSEWHERE,
  location,
  productRow,
  renderArea,
  screen,
  setNow,
  within,
  type FakeApi,
} from '@backoffice/testing';
import type { ComponentType } from 'react';

import areaJson from '../../area.json';
import { area } from '../area';

type User = Awaited<ReturnType<typeof openStock>>['user'];

/** Three units of two codes, and two locations. */
export const UNITS = [
  productRow({ id: 1, code: 'AM-90', number: '41' }),
  productRow({ id: 2, code: 'AM-90', number: '42' }),
  productRow({ id: 3, code: 'SB-11', brand: 'Puma' }),
] as const;

/** The API of a small shop, on the day of the rows. */
export function stockShop(api: FakeApi): void {
  setNow(DAY);
  api.on(calls.products.list, [...UNITS]);
  api.on(calls.reference.listLocations, [
    location({ id: 5, name: 'Main shop' }),
    location({ id: 6, name: 'Airport' }),
  ]);
}

export const openStock = (
  path = '/admin/products',
  options: Parameters<typeof renderArea>[3] = {},
) => renderArea(area, areaJson.routes, path, options);

/** Another area that fills one slot of the list. */
export const filled = (slot: string, extension: ComponentType<never>) => ({
  areas: [{ ...ELSEWHERE, extensions: [{ slot, name: 'other', order: 1 }] }],
  extensions: { other: extension },
});

export const rowOf = (name: RegExp) => screen.findByRole('row', { name });
export const tick = async (user: User, name: RegExp) =>
  user.click(within(await rowOf(name)).getByRole('checkbox'));
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
