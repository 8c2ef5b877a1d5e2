import { createQueryClient } from '@backoffice/api-client';
import {
  calls,
  delivery,
  deliveryChange,
  deliveryView,
  fakeApi,
  page,
  plain,
  received,
  withMessage,
} from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { deliveryMutations, deliveryQueries } from './deliveries';
import { receiveMutation } from './receiving';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { receive, list, one, correct, addUnits } = calls.deliveries;

afterEach(() => client.clear());

describe('receiving', () => {
  const shoes = {
    productType: 'shoes',
    code: 'AB1',
    brand: 1,
    type: 1,
    color: 1,
    importPrice: 30,
    stockPrice: '60.00',
    sizes: [{ size: 7, quantity: 2 }],
  } as const;
  const write = { input: { ...shoes, sizes: [...shoes.sizes] }, idempotencyKey: 'key-of-the-form' };
  const mutate = () => new MutationObserver(client, receiveMutation()).mutate(write);

  it('tells the new units and the words of the server', async () => {
    const answer = received(2);
    api.on(receive, withMessage(answer, 'Product added'));
    const { id, items, operation } = answer;
    await expect(mutate()).resolves.toEqual({
      ...{ id, operation, items },
      message: 'Product added',
    });
    expect(api.lastRequest(receive)).toMatchObject({
      body: shoes,
      idempotencyKey: 'key-of-the-form',
    });
  });

  it('works on a server that tells nothing', async () => {
    api.on(receive, plain({ success: true, message: 'ok' }));
    await expect(mutate()).resolves.toEqual({
      ...{ id: null, operation: null, items: [] },
      message: 'ok',
    });
  });
});

describe('the deliveries', () => {
  test('come page by page, each once', async () => {
    const rows = [delivery({ id: 9 }), delivery({ id: 8 })];
    api.on(list, ({ query }) =>
      query.cursor
        ? page([rows[1], delivery({ id: 7 })], { total: null, next: null })
        : page(rows, { total: 3, capped: false, next: 'older' }),
    );
    const watched = new InfiniteQueryObserver(client, deliveryQueries.list({ code: 'AB' }));
    const stop = watched.subscribe(() => undefined);
    await watched.refetch();
    const { data } = await watched.fetchNextPage();
    stop();
    expect(data).toMatchObject({ total: 3, capped: false });
    expect(data?.rows.map(({ id }) => id)).toEqual([9, 8, 7]);
    expect(api.lastRequest(list).query).toEqual({ code: 'AB', limit: '100', cursor: 'older' });
  });

  test('each comes with its units and what was put right', async () => {
    const whole = deliveryView({ changes: [deliveryChange({ added: 2, undone: true })] });
    api.on(one, whole);
    await expect(client.fetchQuery(deliveryQueries.one(whole.delivery.id))).resolves.toEqual(whole);
  });

  test('what was mistyped is put right, and the page asked for again', async () => {
    api.on(correct, { ids: [1, 2], operation: 5, left: 1 });
    const mend = new MutationObserver(client, deliveryMutations.correct(3));
    const input = { code: 'AM-90', stockPrice: '59.90' };
    await expect(mend.mutate({ input, idempotencyKey: 'key-of-the-form' })).resolves.toEqual({
      ids: [1, 2],
      operation: 5,
      left: 1,
    });
    expect(api.lastRequest(correct)).toMatchObject({ params: { id: '3' }, body: input });
  });

  test('what came besides is received with it', async () => {
    const answer = received(2);
    api.on(addUnits, answer);
    const add = new MutationObserver(client, deliveryMutations.addUnits(3));
    const input = { sizes: [{ size: 7, quantity: 2 }] };
    const { id, items } = answer;
    await expect(add.mutate({ input, idempotencyKey: 'key-of-the-form' })).resolves.toMatchObject({
      id,
      items,
    });
    expect(api.lastRequest(addUnits)).toMatchObject({ params: { id: '3' }, body: input });
  });
});
