import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, page, sentUnit, shipment, shipmentView } from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { shipmentMutations, shipmentQueries, shipmentViewOf } from './shipments';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { list, send, one, arrive, close } = calls.shipments;

afterEach(() => client.clear());

test('the list goes page by page, each shipment once', async () => {
  const [first, second] = [shipment(), shipment()];
  api.on(list, ({ query }) =>
    query.cursor
      ? page([first, second], { total: null, next: null })
      : page([first], { total: 2, capped: false, next: 'more' }),
  );
  const observer = new InfiniteQueryObserver(
    client,
    shipmentQueries.list({ state: 'under_way', location: 6 }),
  );
  await observer.refetch();
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data).toEqual({
    rows: [first, second],
    total: 2,
    capped: false,
  });
  expect(api.lastRequest(list).query).toMatchObject({ state: 'under_way', location: '6' });
});

test('a shipment with its units comes as the contract has it', async () => {
  const view = shipmentView([
    sentUnit(),
    sentUnit({ state: 'arrived', at: '2026-11-21T10:00:00.000Z', by: 'besa' }),
  ]);
  api.on(one, view);
  expect(await client.fetchQuery(shipmentQueries.one(view.shipment.id))).toEqual(view);
  expect(shipmentViewOf(view)).toEqual(view);
});

test('sending, receiving and closing say what became of them', async () => {
  api.on(send, { id: 4, number: 12, ids: [1, 2], operation: 9 });
  api.on(arrive, { ids: [1], already: [2], operation: 10, closed: false });
  api.on(close, { ids: [3], operation: 11 });
  const idempotencyKey = 'key-of-the-work';
  const sent = new MutationObserver(client, shipmentMutations.send());
  expect(
    await sent.mutate({ input: { ids: [1, 2], location: 6, note: 'Two boxes' }, idempotencyKey }),
  ).toEqual({ id: 4, number: 12 });
  expect(api.lastRequest(send)).toMatchObject({ idempotencyKey, body: { note: 'Two boxes' } });
  const arrived = new MutationObserver(client, shipmentMutations.arrive(4));
  expect(await arrived.mutate({ input: { ids: [1, 2] }, idempotencyKey })).toEqual({
    ids: [1],
    already: [2],
    closed: false,
  });
  const closed = new MutationObserver(client, shipmentMutations.close(4));
  expect(await closed.mutate({ input: { lost: [3] }, idempotencyKey })).toEqual({
    ids: [3],
    operation: 11,
  });
});
