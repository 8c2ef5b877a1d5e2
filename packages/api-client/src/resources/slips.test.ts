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

test.each([
  ['sale', calls.soldSales.noteFiscal],
  ['return', calls.returns.noteFiscal],
] as const)('the number of a fiscal coupon is noted on a %s', async (kind, call) => {
  api.on(call, { fiscal_number: 'KF-88' });
  const note = new MutationObserver(client, slipMutations.noteFiscal({ kind, id: 12 }));
  const input = { fiscal_number: ' KF-88' };
  await expect(note.mutate({ input, idempotencyKey: 'note-1' })).resolves.toBe('KF-88');
  expect(api.lastRequest(call)).toMatchObject({
    params: { id: '12' },
    body: input,
    idempotencyKey: 'note-1',
  });
});
