import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, plain, received, withMessage } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { receiveMutation } from './receiving';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { receive } = calls.deliveries;

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
      ...{ id, operation, items, models: 1 },
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
      ...{ id: null, operation: null, items: [], models: null },
      message: 'ok',
    });
  });
});
