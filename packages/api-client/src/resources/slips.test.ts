import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { type SlipPrint, slipMutations } from './slips';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const print = (input: SlipPrint) =>
  new MutationObserver(client, slipMutations.print()).mutate({ input, idempotencyKey: 'print-1' });

test('each print is noted, and says which copy it is', async () => {
  api.on(calls.soldSales.print, { copy: 0 });
  await expect(print({ kind: 'sale', id: 12 })).resolves.toBe(0);
  expect(api.lastRequest(calls.soldSales.print)).toMatchObject({
    params: { id: '12' },
    idempotencyKey: 'print-1',
  });
  api.on(calls.returns.print, { copy: 2 });
  await expect(print({ kind: 'return', id: 7 })).resolves.toBe(2);
});
