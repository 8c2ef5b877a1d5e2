import { deliveryCalls, productCalls, supplierCodeCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const EAN = '4006381333931';
const CARTON = '14006381333938';
const { receive } = deliveryCalls;
const { find } = supplierCodeCalls;

onServer("suppliers' codes that come with a delivery", (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  const delivery = (codes: object[], more: object = {}) => ({
    body: { ...shop.shoes(2, more), codes },
  });
  const found = async (code: string) => (await shop.api.ok(find, { params: { code } })).data;

  test('are of its product from then on, each of its size', async () => {
    const [size, other] = shop.sizes;
    const carton = { code: CARTON, size: other, quantity: 12 };
    await shop.api.ok(receive, delivery([{ code: EAN, size }, carton]));
    const single = await found(EAN);
    expect(single).toMatchObject({ product: { code: 'NK-1' }, size: { id: size }, quantity: 1 });
    expect(single.units).toHaveLength(2);
    expect(await found(CARTON)).toMatchObject({ size: { id: other }, quantity: 12 });
    expect(await shop.audit('code.added')).toHaveLength(2);
    // A code that the product has already may come again.
    await shop.api.ok(receive, delivery([{ code: EAN, size }]));
    expect((await found(EAN)).units).toHaveLength(4);
  });

  test('are of accessories without a size', async () => {
    const bag = { productType: 'accessories', code: 'BAG', name: 'Bag', brand: shop.bags } as const;
    const body = { ...bag, importPrice: 1, stockPrice: 2, quantity: 3, codes: [{ code: EAN }] };
    await shop.api.ok(receive, { body });
    expect(await found(EAN)).toMatchObject({ product: { name: 'Bag' }, size: null });
  });

  test('bring nothing in where one is refused', async () => {
    const [size] = shop.sizes;
    await shop.api.ok(receive, delivery([{ code: EAN, size }]));
    const before = (await shop.api.ok(productCalls.ids)).data;
    const again = delivery(
      [
        { code: CARTON, size },
        { code: EAN, size },
      ],
      { code: 'NK-2' },
    );
    expect(await shop.api.refused(409, receive, again)).toMatchObject({
      code: 'duplicate',
      message: `${EAN} is NK-1 Nike Black 42`,
    });
    await shop.api.refused(422, receive, delivery([{ code: '4006381333930', size }]));
    await shop.api.refused(422, receive, delivery([{ code: CARTON }]));
    const stranger = await openCounter(server());
    const theirs = delivery([{ code: CARTON, size: stranger.sizes[0] }]);
    await shop.api.refused(404, receive, theirs);
    expect((await shop.api.ok(productCalls.ids)).data).toEqual(before);
    await shop.api.refused(404, find, { params: { code: CARTON } });
    const { data: codes } = await shop.api.ok(productCalls.groups, { query: { type: 'shoes' } });
    expect(codes).toHaveLength(1);
  });
});
