import type { ClosingInput, Till } from '@backoffice/contracts';
import {
  calls,
  closing,
  closingView,
  companySettings,
  failure,
  type FakeApi,
  renderArea,
  screen,
  setNow,
  signedInAs,
  till,
  newUser,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

export const openTill = (path = '/admin/till', options?: Parameters<typeof renderArea>[3]) =>
  renderArea(area, areaJson.routes, path, options);

/**
 * A shop whose till began with 50 € and took 60 in cash and 20 by NLB. `becomes` changes the till
 * for later answers; a closing that hasn't seen the change is refused.
 */
export function openShopTill(api: FakeApi, own: Partial<Till> = {}) {
  setNow('2026-11-21');
  let now = till({
    version: '1.1',
    sums: [
      { way: 'cash', amount: '60.00' },
      { way: 'NLB', amount: '20.00' },
    ],
    ...own,
  });
  api.on(calls.authentication.user, signedInAs('manager', { location: 1 }));
  api.on(calls.company.settings, companySettings());
  api.on(calls.reference.listLocations, []);
  api.on(calls.heldBaskets.list, []);
  api.on(calls.offlineSales.unsettled, []);
  api.on(calls.till.till, () => now);
  api.on(calls.closings.close, ({ body }) => close(now, body));
  return {
    /** Changes what the server answers for the till from now on. */
    becomes: (change: Partial<Till>) => {
      now = { ...now, ...change };
    },
  };
}

function close(now: Till, body: ClosingInput) {
  if (body.version !== now.version) {
    return failure(409, 'changed', 'Something was booked meanwhile', { data: now });
  }
  const left = Number(body.left).toFixed(2);
  return closingView({ closing: closing({ number: 12, counted_cash: '110.00', left }) });
}

/** Types pieces into the field of a note or coin. */
export const countPieces = async (name: string, pieces: string) => {
  await newUser().type(await screen.findByRole('textbox', { name }), pieces);
};
export const startCounting = async () => {
  await newUser().click(await screen.findByRole('button', { name: 'Count the drawer' }));
  await screen.findByRole('textbox', { name: '€200' });
};
export const closeButton = () => screen.getByRole('button', { name: 'Close till' });
