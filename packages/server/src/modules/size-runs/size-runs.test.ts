import {
  countCalls,
  deliveryCalls,
  historyCalls,
  productCalls,
  referenceCalls,
  saleCalls,
  shipmentCalls,
  sizeRunCalls as calls,
  stockCalls,
  supplierCodeCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const EAN = '4006381333931';
const OTHER = '036000291452';

onEachEngine('a size run whose sizes are products of their own', (server) => {
  let shop: Counter;
  /** Units of AB-100-42, and the one of AB-100-43. */
  let pairs: number[];
  let single: number;
  beforeEach(async () => {
    shop = await openCounter(server());
    pairs = await arrive('AB-100-42', 4);
    [single = 0] = await arrive('AB-100-43', 1, 1);
  });
  const arrive = (code: string, quantity: number, size = 0) =>
    shop.receive(quantity, { code, sizes: [{ size: shop.sizes[size], quantity }] });
  const apart = async (api = shop.api) => (await api.ok(calls.apart)).data;
  const asked = async () => {
    const [run] = await apart();
    return { products: run?.products.map(({ id }) => id) ?? [], version: run?.version };
  };
  const join = async () => (await shop.api.ok(calls.join, { body: await asked() })).data;
  const undo = (id: number, body: object = {}) => ({ params: { id }, body });
  const listed = async () => {
    const { data } = await shop.api.ok(productCalls.list, { query: { sort: 'number' } });
    return data.map(({ code, number, label_due: due }) => `${code} ${number}${due ? ' due' : ''}`);
  };
  const groups = async () => (await shop.api.ok(productCalls.groups)).data.map(({ code }) => code);
  const codesOf = async (code: string) => {
    const { data } = await shop.api.ok(supplierCodeCalls.find, { params: { code } });
    return `${data.product.code} ${data.size?.name} ${data.units.length}`;
  };
  const addSize = async (number: string) =>
    (await shop.api.ok(referenceCalls.addNumber, { body: { number, type: 'shoes' } })).data;
  const both = ['AB-100 42 due', 'AB-100 42 due', 'AB-100 42 due', 'AB-100 42 due'];

  test('is listed as what it would be, and joined with labels due', async () => {
    expect(await apart()).toMatchObject([
      {
        ...{ type: 'shoes', code: 'AB-100', brand: 'Nike', specific_type: 'Sneakers' },
        ...{ color: 'Black', units: 5, sizes_from_codes: false },
        sizes: [
          { name: '42', units: 4, added: false },
          { name: '43', units: 1, added: false },
        ],
        products: [
          { code: 'AB-100-42', units: 4 },
          { code: 'AB-100-43', units: 1 },
        ],
      },
    ]);
    const { ids, operation } = await join();
    expect(ids).toEqual([...pairs, single]);
    expect(await listed()).toEqual([...both, 'AB-100 43 due']);
    expect(await groups()).toEqual(['AB-100']);
    expect(await apart()).toEqual([]);
    expect((await shop.api.ok(calls.joined)).data).toMatchObject([
      {
        ...{ id: operation, code: 'AB-100', codes: ['AB-100-42', 'AB-100-43'] },
        ...{ products: 2, units: 5, undone: false },
      },
    ]);
    expect(await shop.audit('run.joined')).toMatchObject([
      { user_id: shop.userId, subject: 'AB-100: AB-100-42, AB-100-43' },
    ]);
  });

  test('moves whole: what is sold, out and under way, and supplier codes', async () => {
    const [sold = 0, lost = 0, sent = 0] = pairs;
    const products = (await asked()).products;
    const code = { code: EAN, product: products[0], size: shop.sizes[0] };
    await shop.api.ok(supplierCodeCalls.add, { body: code });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    await shop.api.ok(shipmentCalls.send, { body: { ids: [sent], location: shop.locations[1] } });
    const { operation } = await join();
    expect(await codesOf(EAN)).toBe('AB-100 42 1');
    for (const id of pairs) expect((await shop.history(id)).at(-1)).toBe('corrected');
    expect((await shop.api.ok(productCalls.list, { query: { out: '1' } })).data).toMatchObject([
      { id: lost, code: 'AB-100' },
    ]);
    const { data: day } = await shop.api.ok(saleCalls.ofDay);
    expect(day).toMatchObject([{ code: 'AB-100', number: '42' }]);
    await shop.api.ok(historyCalls.undo, undo(operation));
    expect(await codesOf(EAN)).toBe('AB-100-42 42 1');
    expect((await shop.api.ok(saleCalls.ofDay)).data).toMatchObject([{ code: 'AB-100-42' }]);
  });

  test('is taken apart as it was; what came since stays joined', async () => {
    const { operation } = await join();
    await arrive('AB-100', 1);
    await shop.api.ok(historyCalls.undo, undo(operation));
    expect((await listed()).sort()).toEqual([
      'AB-100 42',
      ...['AB-100-42 42', 'AB-100-42 42', 'AB-100-42 42', 'AB-100-42 42', 'AB-100-43 43'],
    ]);
    expect((await shop.api.ok(calls.joined)).data).toMatchObject([{ undone: true }]);
    expect(await shop.audit('stock.undone')).toHaveLength(1);
    expect((await apart())[0]?.products.map(({ code }) => code)).toEqual([
      'AB-100',
      'AB-100-42',
      'AB-100-43',
    ]);
    await join();
    expect((await listed()).length).toBe(6);
    expect(await groups()).toEqual(['AB-100']);
  });

  test('keeps a unit that was corrected since, with the codes of its product', async () => {
    const products = (await asked()).products;
    for (const [index, code] of [EAN, OTHER].entries()) {
      const body = { code, product: products[index], size: shop.sizes[index] };
      await shop.api.ok(supplierCodeCalls.add, { body });
    }
    const { operation } = await join();
    const { data: deliveries } = await shop.api.ok(deliveryCalls.list, { query: { code: 'AB' } });
    const delivery = deliveries.find(({ received }) => received === 1)?.id ?? 0;
    const right = { params: { id: delivery }, body: { code: 'AB-200' } };
    await shop.api.ok(deliveryCalls.correct, right);
    const refused = await shop.api.refused(409, historyCalls.undo, undo(operation));
    expect(refused).toMatchObject({ code: 'moved_since', data: { ids: pairs } });
    await shop.api.ok(historyCalls.undo, undo(operation, { ids: pairs }));
    expect([await codesOf(EAN), await codesOf(OTHER)]).toEqual(['AB-100-42 42 4', 'AB-100 43 0']);
  });

  test('joins the product that has its code, and leaves that one alone when taken apart', async () => {
    await arrive('ab-100', 2);
    const { operation } = await join();
    expect((await listed()).filter((row) => row.startsWith('ab-100 '))).toHaveLength(7);
    expect((await listed()).filter((row) => row.endsWith(' due'))).toHaveLength(5);
    await shop.api.ok(historyCalls.undo, undo(operation));
    expect((await groups()).sort()).toEqual(['AB-100-42', 'AB-100-43', 'ab-100']);
  });

  test('gets sizes from its codes where goods have one size only', async () => {
    const id = await addSize('One size');
    for (const code of ['CD-44', 'CD-45']) {
      await shop.receive(1, { code, sizes: [{ size: id, quantity: 1 }] });
    }
    const run = (await apart()).find(({ code }) => code === 'CD');
    expect(run).toMatchObject({
      sizes_from_codes: true,
      sizes: [{ added: true }, { added: true }],
    });
    const products = run?.products.map((product) => product.id) ?? [];
    const { data } = await shop.api.ok(calls.join, { body: { products, version: run?.version } });
    const now = async () => (await listed()).filter((row) => row.startsWith('CD'));
    expect(await now()).toEqual(['CD 44 due', 'CD 45 due']);
    expect(await shop.audit('panel.added')).toHaveLength(3);
    await shop.api.ok(historyCalls.undo, undo(data.operation));
    expect(await now()).toEqual(['CD-44 One size', 'CD-45 One size']);
  });

  test('is refused where it is not as it was seen, with nothing done', async () => {
    const seen = await asked();
    await arrive('AB-100-43', 1, 1);
    const stale = await shop.api.refused(409, calls.join, { body: seen });
    expect(stale).toMatchObject({ code: 'changed', reason: 'run_changed' });
    const now = await asked();
    const some = { ...now, products: now.products.slice(1) };
    await shop.api.refused(409, calls.join, { body: some });
    await shop.api.refused(404, calls.join, { body: { ...now, products: [999_999_999] } });
    await shop.api.refused(422, calls.join, { body: { ...now, products: [] } });
    expect((await groups()).sort()).toEqual(['AB-100-42', 'AB-100-43']);
    expect(await shop.audit('run.joined')).toEqual([]);
  });

  test('is joined once by two people, whole, while others sell and receive', async () => {
    const body = await asked();
    const [sold = 0] = pairs;
    const answers = await Promise.all([
      shop.api.any(calls.join, { body }),
      shop.api.any(calls.join, { body }),
      shop.api.any(saleCalls.sell, { body: [shop.line(sold)] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await groups()).toEqual(['AB-100']);
    expect((await shop.api.ok(calls.joined)).data).toHaveLength(1);
  });

  test('waits for a count of a part of its code, and for no other', async () => {
    const [location] = shop.locations;
    const count = async (code: string) =>
      (await shop.api.ok(countCalls.start, { body: { location, scope: { code } } })).data.id;
    const end = (id: number) => shop.api.ok(countCalls.cancel, { params: { id } });
    await end(await count('AB'));
    const open = await count('100-4');
    const refused = await shop.api.refused(409, calls.join, { body: await asked() });
    expect(refused).toMatchObject({ reason: 'run_in_count', params: { code: '100-4' } });
    await end(open);
    const { operation } = await join();
    const whole = await count('AB-100');
    await shop.api.ok(historyCalls.undo, undo(operation));
    await end(whole);
    const again = await join();
    const { db } = server().database;
    const scope = JSON.stringify({ code: '0-43' });
    await count('AB');
    await db
      .updateTable('counts')
      .set({ scope } as object)
      .where('company_id', '=', shop.companyId)
      .where('state', '=', 'open')
      .execute();
    await shop.api.refused(409, historyCalls.undo, undo(again.operation));
  });

  test('is joined by who may import, for all shops that have it', async () => {
    const body = await asked();
    const stranger = await openCounter(server());
    expect(await apart(stranger.api)).toEqual([]);
    await stranger.api.refused(404, calls.join, { body });
    const keeper = await shop.hire('stock');
    for (const call of [calls.apart, calls.joined]) await keeper.api.refused(403, call);
    await keeper.api.refused(403, calls.join, { body });
    const [here, there] = shop.locations;
    const elsewhere = await shop.hire('manager', { location: there, limited: true });
    const refused = await elsewhere.api.refused(403, calls.join, { body });
    expect(refused).toMatchObject({ reason: 'own_shop_joins' });
    const manager = await shop.hire('manager', { location: here, limited: true });
    await manager.api.ok(calls.join, { body });
    expect((await stranger.api.ok(calls.joined)).data).toEqual([]);
  });

  test('is listed page by page', async () => {
    for (const code of ['B', 'C', 'D']) {
      await arrive(`${code}-42`, 1);
      await arrive(`${code}-43`, 1, 1);
    }
    const codes: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: '2', ...(cursor && { cursor }) };
      const { data, page } = await shop.api.ok(calls.apart, { query });
      codes.push(...data.map(({ code }) => code));
      cursor = page?.next;
    } while (cursor);
    expect(codes).toEqual(['AB-100', 'B', 'C', 'D']);
    await shop.api.refused(422, calls.apart, { query: { cursor: 'x' } });
  });
});
