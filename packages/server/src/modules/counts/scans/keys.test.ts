import { type CountedScan, countCalls, saleCalls } from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../../testing/shop/counted-shop';

const told = (scans: CountedScan[]) => scans.map(({ outcome }) => outcome);

onServer('a scan of a count', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });
  const view = async (id: number) => (await shop.api.ok(countCalls.one, { params: { id } })).data;
  const withdraw = (id: number, keys: string[]) => ({ params: { id }, body: { keys } });

  test('that is sent again is the same scan, whatever happened since', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    const { id } = await shop.start();
    const how = { keys: ['a', 'b'] };
    const first = await shop.scan(id, [one, two], how);
    const again = [one, one, two];
    expect(told(await shop.scan(id, again, { keys: ['a', 'c', 'b'] }))).toEqual([
      ...['counted', 'already', 'counted'],
    ]);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(one)] });
    expect(await shop.scan(id, [one, two], how)).toEqual(first);
    expect((await view(id)).count.scanned).toBe(2);
    await shop.api.ok(countCalls.cancel, { params: { id } });
    expect(await shop.scan(id, [one, two], how)).toEqual(first);
    const late = { params: { id }, body: { device: 'till 1', scans: [] } };
    const refused = await shop.api.refused(409, countCalls.scan, late);
    expect(refused).toMatchObject({ code: 'closed' });
    expect(refused.message).toMatch(
      /^This count was cancelled: Person \d+, \d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
  });

  test('keeps its key for its code', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    const { id } = await shop.start();
    await shop.scan(id, [one], { keys: ['a'] });
    const scan = async (units: number[], keys: string[]) => {
      const codes = await shop.barcodes(units);
      const scans = codes.map((code, at) => ({
        ...{ key: keys[at], code, scanned_at: new Date().toISOString() },
      }));
      return { params: { id }, body: { device: 'd', scans } };
    };
    await shop.api.refused(422, countCalls.scan, await scan([two], ['a']));
    await shop.api.refused(422, countCalls.scan, await scan([one, two], ['b', 'b']));
    expect((await view(id)).count.scanned).toBe(1);
    const [same] = await shop.scan(id, [two, two], { keys: ['c', 'c'] });
    expect(same?.outcome).toBe('counted');
  });

  test('that is taken back frees its pair for another scan, but not its own key', async () => {
    const [one = 0] = await shop.receive(1);
    const arta = await shop.hire('cashier');
    const { id } = await shop.start();
    await shop.scan(id, [one], { keys: ['mine'], api: arta.api });
    await shop.scan(id, [one], { keys: ['second'] });
    await shop.scan(id, [one], { keys: ['third'] });
    await arta.api.refused(403, countCalls.withdraw, withdraw(id, ['second']));
    await arta.api.ok(countCalls.withdraw, withdraw(id, ['mine']));
    expect((await view(id)).people).toMatchObject([{ scanned: 1 }]);
    expect(told(await shop.scan(id, [one], { keys: ['second'] }))).toEqual(['counted']);
    await shop.api.ok(countCalls.withdraw, withdraw(id, ['second', 'third', 'mine']));
    expect(await shop.verdicts(id)).toEqual([`missing ${one}`]);
    expect(told(await shop.scan(id, [one], { keys: ['mine'], api: arta.api }))).toEqual([
      'withdrawn',
    ]);
    expect(told(await shop.scan(id, [one]))).toEqual(['counted']);
    await shop.api.refused(404, countCalls.withdraw, withdraw(id, ['nobody’s']));
  });

  test('of an unknown code is kept each time, and can be taken back', async () => {
    const { id } = await shop.start();
    await shop.scanCodes(id, ['4006', '4006'], { keys: ['a', 'b'] });
    await shop.api.ok(countCalls.withdraw, withdraw(id, ['a']));
    expect((await shop.review(id)).unknown).toMatchObject([{ code: '4006', times: 1 }]);
  });

  test('tells who is there and what they still hold', async () => {
    const { id } = await shop.start();
    await shop.scanCodes(id, [], { device: 'phone', pending: 7 });
    expect((await view(id)).devices).toMatchObject([{ device: 'phone', pending: 7, left: false }]);
    await shop.scanCodes(id, ['4006'], { device: 'phone', left: true });
    expect((await view(id)).devices).toMatchObject([{ device: 'phone', pending: 0, left: true }]);
  });
});
