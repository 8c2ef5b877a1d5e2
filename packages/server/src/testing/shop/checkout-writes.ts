import { heldBasketCalls, saleCalls } from '@backoffice/contracts';

import type { Shop } from './test-shop';

async function basketToHold({ receive }: Shop) {
  const [id = 0] = await receive(1);
  return { name: 'Ana', items: [{ id, price: 45, sale_type: 'store' as const }] };
}

const heldBasket = async (shop: Shop) =>
  (await shop.api.ok(heldBasketCalls.hold, { body: await basketToHold(shop) })).data.id;

/** A request for each write of the checkout. */
export const CHECKOUT_WRITES = [
  async ({ receive, line }: Shop) => ({
    call: saleCalls.checkOut,
    body: {
      items: (await receive(1)).map((id) => ({ ...line(id), paymentType: undefined })),
      tenders: [
        { way: 'cash', amount: 25 },
        { way: 'TEB', amount: 20 },
      ],
      received: 30,
    },
  }),
  async (shop: Shop) => ({ call: heldBasketCalls.hold, body: await basketToHold(shop) }),
  async (shop: Shop) => ({
    call: heldBasketCalls.resume,
    params: { id: await heldBasket(shop) },
  }),
  async (shop: Shop) => ({ call: heldBasketCalls.drop, params: { id: await heldBasket(shop) } }),
];
