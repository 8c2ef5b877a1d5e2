import {
  type CountedScan,
  countCalls,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../../testing/shop/counted-shop';

const told = (scans: CountedScan[]) => scans.map(({ outcome }) => outcome);

onServer('scans of a count', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });

  test('count each pair once, whoever scans it', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    const count = await shop.start();
    expect(count).toMatchObject({ state: 'open', expected: 2, scanned: 0, unknown: 0 });
    const arta = await shop.hire('cashier');
    const first = await shop.scan(count.id, [one]);
    expect(first).toMatchObject([{ outcome: 'counted', unit: { id: one, code: 'NK-1' } }]);
    const second = await shop.scan(count.id, [one, two], { api: arta.api });
    expect(told(second)).toEqual(['already', 'counted']);
    expect(second[0]).toMatchObject({ by: first[0]?.by, at: first[0]?.at });
    const view = (await arta.api.ok(countCalls.one, { params: { id: count.id } })).data;
    expect(view.count).toMatchObject({ scanned: 2, expected: null });
    expect(view.people.map(({ scanned }) => scanned)).toEqual([1, 1]);
    expect(told(view.scans).sort()).toEqual(['already', 'counted']);
  });

  test('say what the record says: elsewhere, sold, out, beyond, unknown', async () => {
    const [here = 0, there = 0, sold = 0, lost = 0] = await shop.receive(4);
    const [beyond = 0] = await shop.receive(1, { code: 'AD-9' });
    await shop.api.ok(productCalls.transfer, {
      body: { ids: [there], location: shop.locations[1] },
    });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    const count = await shop.start({ scope: { code: 'nk' } });
    const answers = await shop.scan(count.id, [here, there, sold, lost, beyond]);
    expect(told(answers)).toEqual(['counted', 'elsewhere', 'sold', 'out', 'beyond']);
    expect(answers[1]?.location).toBe('Prizren');
    const codes = ['4006381 333931', '901234567890', '4006381333931'];
    expect(told(await shop.scanCodes(count.id, codes))).toEqual(['unknown', 'unknown', 'unknown']);
    const barcode = await shop.barcodeOf(here);
    const spaced = `${barcode.slice(0, 6)} ${barcode.slice(6)}`;
    expect(told(await shop.scanCodes(count.id, [spaced]))).toEqual(['already']);
    const { data } = await shop.api.ok(countCalls.one, { params: { id: count.id } });
    expect(data.count).toMatchObject({ scanned: 5, unknown: 3 });
  });
});
