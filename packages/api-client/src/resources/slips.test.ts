import { calls, fakeApi } from '@backoffice/testing';

import { notePrint } from './slips';

const api = fakeApi();

test('each print is noted, and says which copy it is', async () => {
  api.on(calls.soldSales.print, { copy: 0 });
  await expect(notePrint('sale', 12)).resolves.toBe(0);
  expect(api.lastRequest(calls.soldSales.print).params).toEqual({ id: '12' });
  api.on(calls.returns.print, { copy: 2 });
  await expect(notePrint('return', 7)).resolves.toBe(2);
});
