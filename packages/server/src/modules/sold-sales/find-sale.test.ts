import {
  productCalls,
  returnCalls,
  saleCalls,
  slipCode,
  soldSaleCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, NLB, openCounter } from '../../testing/shop/counter';

const { find, lines, sale } = soldSaleCalls;
const { make } = returnCalls;
type Query = Record<string, string | number>;

onServer('a sale that is looked for', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const found = async (query: Query) => (await shop.api.ok(find, { query })).data;

  test('is found by a pair of it, by its slip, and by its number', async () => {
    const { id, first, sale: header } = await shop.sold([{ ...NLB }, {}]);
    const view = await found({ code: first.barcode });
    expect(view.sale).toMatchObject({
      id,
      receipt_number: 1,
      code: slipCode('sale', 1),
      total: '90.00',
      vat_rate: 18,
      period: 'open',
      prints: 0,
      exchange: null,
      seller_id: shop.userId,
    });
    expect(view.lines).toMatchObject([
      { id: first.id, state: 'sold', bank: 'NLB', price: '45.00', regular_price: '49.90' },
      { state: 'sold', bank: null, reversed: null },
    ]);
    expect(await found({ code: header.code })).toEqual(view);
    expect(await found({ code: ` ${header.code} ` })).toEqual(view);
    expect(await found({ number: 1 })).toEqual(view);
    expect((await shop.api.ok(sale, { params: { id } })).data).toEqual(view);
  });

  test('of a pair that came back is its newest one, which says so', async () => {
    const { first } = await shop.sold([{}]);
    await shop.api.ok(make, { body: { returns: [{ line: first.id, reason: 'size' }] } });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(first.unit_id, { price: 30 })] });
    const sold = await found({ code: first.barcode });
    expect([sold.sale.receipt_number, sold.lines[0]?.state]).toEqual([2, 'sold']);
    const [line] = sold.lines;
    const body = { returns: [{ line: line?.id, reason: 'defect' }], note: 'wet' };
    const { data } = await shop.api.ok(make, { body });
    const again = await found({ code: first.barcode });
    expect([again.sale.receipt_number, again.lines[0]?.state]).toEqual([2, 'returned']);
    expect(again.lines[0]?.reversed).toMatchObject({ return_number: 2, note: 'wet' });
    expect((await found({ code: data.return.code })).sale.receipt_number).toBe(2);
  });

  test('is refused in plain text for a unit that was never sold', async () => {
    await shop.receive(1);
    const [unit] = (await shop.api.ok(productCalls.list)).data;
    const code = unit?.barcode ?? '';
    const never = await shop.api.refused(422, find, { query: { code } });
    expect([never.code, never.message]).toEqual([
      'never_sold',
      `${code} was never sold: it can't be taken back`,
    ]);
    const unknown: Query[] = [
      { code: '999999999999' },
      { code: slipCode('sale', 77) },
      { code: slipCode('return', 77) },
      { code: "' or 1=1 --" },
      { number: 77 },
      { number: 999_999_999_999 },
    ];
    for (const query of unknown) await shop.api.refused(404, find, { query });
    const unclear: Query[] = [{}, { code: '' }, { number: 'x' }, { number: -1 }];
    for (const query of unclear) await shop.api.refused(422, find, { query });
    await shop.api.refused(404, sale, { params: { id: 999_999_999 } });
    await shop.api.refused(404, sale, { params: { id: 'x' } });
  });

  test('of another shop is found too, of another company never', async () => {
    const [here = 0, there = 0] = shop.locations;
    const seller = await shop.hire('cashier', { location: here, limited: true });
    const other = await shop.hire('cashier', { location: there, limited: true });
    const { first, sale: header } = await shop.sold([{}], seller.api);
    const { data } = await other.api.ok(find, { query: { code: first.barcode } });
    expect([data.sale.location, data.sale.id]).toEqual(['Prishtinë', header.id]);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, find, { query: { code: first.barcode } });
    await stranger.api.refused(404, find, { query: { number: 1 } });
    await stranger.api.refused(404, find, { query: { code: header.code } });
  });

  test('is found without label and slip: by code, size and days, newest first', async () => {
    await shop.travel('2026-03-01T10:00:00Z');
    const first = (await shop.sold([{}, {}])).lines;
    const [bag = 0] = await shop.receive(1, { code: 'Élan_5' });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(bag)] });
    await shop.travel('2026-03-05T10:00:00Z');
    const later = (await shop.sold([{}])).first;
    const asked = async (query: Record<string, string>) =>
      (await shop.api.ok(lines, { query })).data.map(({ id }) => id);
    const codes = first.map(({ id }) => id).reverse();
    expect(await asked({ code: 'nk' })).toEqual([later.id, ...codes]);
    expect(await asked({ code: 'nk', to: '2026-03-01' })).toEqual(codes);
    expect(await asked({ from: '2026-03-02' })).toEqual([later.id]);
    expect(await asked({ number: '42', from: '2026-03-05' })).toEqual([later.id]);
    expect(await asked({ number: '43' })).toEqual([]);
    expect(await asked({ code: 'élan_' })).toHaveLength(1);
    expect(await asked({ code: '%' })).toEqual([]);

    const returned = { returns: [{ line: later.id, reason: 'size' }] };
    await shop.api.ok(make, { body: returned });
    const [row] = (await shop.api.ok(lines, { query: { from: '2026-03-05' } })).data;
    expect(row).toMatchObject({ id: later.id, state: 'returned', receipt_number: 3 });
  });
});
