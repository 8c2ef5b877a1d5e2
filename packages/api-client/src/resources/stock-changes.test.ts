import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, plain } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { setAsideMutation } from './set-aside';
import { stockMutations } from './stock-changes';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const idempotencyKey = 'a'.repeat(32);

afterEach(() => client.clear());

it('takes units out and puts them back, each as one operation', async () => {
  api.on(calls.stock.out, { ids: [1, 2], operation: 8 });
  const out = new MutationObserver(client, stockMutations.out());
  const lost = { ids: [1, 2], reason: 'lost' as const, note: 'Not on the shelf' };
  await expect(out.mutate({ input: lost, idempotencyKey })).resolves.toEqual({
    ids: [1, 2],
    operation: 8,
  });
  expect(api.lastRequest(calls.stock.out)).toMatchObject({ body: lost, idempotencyKey });

  api.on(calls.stock.in, { ids: [1], operation: 9 });
  const found = new MutationObserver(client, stockMutations.in());
  const input = { ids: [1], location: 2 };
  await expect(found.mutate({ input, idempotencyKey })).resolves.toMatchObject({ operation: 9 });
  expect(api.lastRequest(calls.stock.in)).toMatchObject({ body: input });
});

it('notes labels by what they say', async () => {
  api.on(calls.stock.labelsPrinted, { ids: [1] });
  const printed = new MutationObserver(client, stockMutations.labelsPrinted());
  const labels = [
    { id: 1, price: '48.00', code: 'AB1', number: '42' },
    { id: 2, price: '60.00', code: 'AB1', number: null },
  ];
  await expect(printed.mutate({ input: { labels }, idempotencyKey })).resolves.toEqual({
    ids: [1],
  });
  expect(api.lastRequest(calls.stock.labelsPrinted).body).toEqual({ labels });
});

it('is saved whatever an answer says besides', async () => {
  api.on(calls.products.setAside, plain({ success: true }));
  const aside = new MutationObserver(client, setAsideMutation(4));
  await expect(aside.mutate({ input: { reason: 'damaged' }, idempotencyKey })).resolves.toEqual({
    operation: null,
  });
  api.on(calls.stock.out, plain({ success: true, data: 'done' }));
  const out = new MutationObserver(client, stockMutations.out());
  const input = { ids: [1], reason: 'damaged' as const };
  await expect(out.mutate({ input, idempotencyKey })).resolves.toEqual({
    ids: [],
    operation: null,
  });
});
