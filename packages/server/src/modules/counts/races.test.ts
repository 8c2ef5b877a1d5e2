import { countCalls, saleCalls } from '@backoffice/contracts';

import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../testing/shop/counted-shop';

const ROUNDS = rounds(5, 50);

onServer('counting at the same moment', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });
  const of = (id: number) => ({ params: { id } });
  const viewed = async (id: number) => (await shop.api.ok(countCalls.one, of(id))).data;

  test(
    'the same pairs on two devices in opposite order counts each once',
    async () => {
      const units = await shop.receive(30);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await shop.start();
        const [a = [], b = []] = await Promise.all([
          shop.scan(id, units, { device: 'a' }),
          shop.scan(id, units.toReversed(), { device: 'b' }),
        ]);
        const outcomes = [...a, ...b].map(({ outcome }) => outcome).sort();
        expect(outcomes).toEqual([...units.map(() => 'already'), ...units.map(() => 'counted')]);
        expect((await viewed(id)).count.scanned).toBe(30);
        await shop.api.ok(countCalls.cancel, of(id));
      }
    },
    patience(120_000),
  );

  test(
    'one batch that is sent twice is kept once',
    async () => {
      const units = await shop.receive(10);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await shop.start();
        const how = { keys: units.map(String) };
        const [a, b] = await Promise.all([shop.scan(id, units, how), shop.scan(id, units, how)]);
        expect(a).toEqual(b);
        expect((await viewed(id)).scans.map(({ outcome }) => outcome)).toEqual(
          units.map(() => 'counted'),
        );
        await shop.api.ok(countCalls.cancel, of(id));
      }
    },
    patience(120_000),
  );

  test(
    'a scan at the moment of an apply either counts or is refused',
    async () => {
      const [pair = 0] = await shop.receive(1);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await shop.start();
        const sent = await shop.judgement(id);
        const [code = ''] = await shop.barcodes([pair]);
        const scans = [{ key: 'k', code, scanned_at: new Date().toISOString() }];
        const scan = { ...of(id), body: { device: 'd', scans } };
        const [scanned, applied] = await Promise.all([
          shop.api.any(countCalls.scan, scan),
          shop.api.any(countCalls.apply, sent),
        ]);
        expect([scanned.status, applied.status].sort()).toEqual([200, 409]);
        const code409 = (scanned.status === 409 ? scanned : applied).body as { code: string };
        expect(code409.code).toBe(scanned.status === 409 ? 'closed' : 'count_changed');
        if (applied.status === 409) await shop.apply(id);
      }
    },
    patience(120_000),
  );

  test(
    'of a sale and an apply that takes the same pair out, only one succeeds',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [pair = 0] = await shop.receive(1);
        const { id } = await shop.start({ scope: { ids: [pair] } });
        const sent = await shop.judgement(id, [{ unit: pair, action: 'lost' }]);
        const [sale, applied] = await Promise.all([
          shop.api.any(saleCalls.sell, { body: [shop.line(pair)] }),
          shop.api.any(countCalls.apply, sent),
        ]);
        expect([sale.status, applied.status].sort()).toEqual([200, 409]);
        const last = (await shop.history(pair)).at(-1);
        expect(last).toBe(sale.status === 200 ? 'sold' : 'went_out');
        if (applied.status === 409) await shop.api.ok(countCalls.cancel, of(id));
      }
    },
    patience(120_000),
  );

  test('by four scanners over 400 pairs gives one result, and no scan is lost', async () => {
    const units = await shop.receive(400);
    const { id } = await shop.start();
    const missing = new Set(units.slice(0, 7));
    const shelf = units.filter((unit) => !missing.has(unit));
    const people = [shop, ...(await Promise.all([1, 2, 3].map(() => shop.hire('cashier'))))];
    const sent = await Promise.all(
      people.map(async ({ api }, who) => {
        // Each scans a quarter of the shelf, and every ninth unit is scanned by all four.
        const walk = shelf.filter((_, at) => at % 4 === who || at % 9 === 0);
        let scans = 0;
        for (let from = 0; from < walk.length; from += 10) {
          const batch = walk.slice(from, from + 10);
          const how = { api, device: `device ${who}`, keys: batch.map((unit) => `${who}-${unit}`) };
          const answers = await shop.scan(id, batch, how);
          if (from % 50 === 0) expect(await shop.scan(id, batch, how)).toEqual(answers);
          scans += answers.length;
        }
        return scans;
      }),
    );
    const { count } = await viewed(id);
    expect(count).toMatchObject({ scanned: shelf.length, expected: 400 });
    const { kept } = await server()
      .database.db.selectFrom('count_scans')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('count_id', '=', id)
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(sent.reduce((sum, one) => sum + one, 0));
    const { lines, counted } = await shop.review(id);
    expect(counted).toBe(shelf.length);
    expect(lines.map(({ id: unit }) => unit)).toEqual([...missing]);
  });
});
