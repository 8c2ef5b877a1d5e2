import {
  countCalls,
  historyCalls,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../../testing/shop/counted-shop';

onServer('applying a count', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });
  const transfer = (ids: number[], location: number | undefined) =>
    shop.api.ok(productCalls.transfer, { body: { ids, location } });
  const sell = (id: number) => shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
  const takeOut = (ids: number[]) => shop.api.ok(stockCalls.out, { body: { ids, reason: 'lost' } });
  const stateOf = (ids: number[]) =>
    server()
      .database.db.selectFrom('units')
      .select(['id', 'location_id', 'out_id', 'sale_id'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();

  /**
   * Starts a count in which `a` is scanned and `b`, `c` and `d` are missing. Also scanned: a unit
   * of another shop, one that went out as lost, and twice an unknown code.
   */
  async function counted() {
    const [here = 0, there = 0] = shop.locations;
    const [a = 0, b = 0, c = 0, d = 0, foreign = 0, lost = 0] = await shop.receive(6);
    await transfer([foreign], there);
    await takeOut([lost]);
    const count = await shop.start();
    await shop.scan(count.id, [a, foreign, lost]);
    await shop.scanCodes(count.id, ['4006381333931', '4006381333931']);
    return { id: count.id, here, there, a, b, c, d, foreign, lost };
  }

  test('moves, finds and loses in one operation that can be undone whole', async () => {
    const { id, here, there, a, b, c, d, foreign, lost } = await counted();
    const before = await stateOf([a, b, c, d, foreign, lost]);
    expect(await shop.verdicts(id)).toEqual([
      ...[b, c, d].map((unit) => `missing ${unit}`),
      `elsewhere ${foreign}`,
      `out ${lost}`,
    ]);
    const { unknown, counted: fine } = await shop.review(id);
    expect([fine, unknown.map(({ code, times }) => [code, times])]).toEqual([
      1,
      [['4006381333931', 2]],
    ]);
    const done = await shop.apply(id, [
      { unit: b, action: 'lost' },
      { unit: c, action: 'lost' },
    ]);
    expect(done.ids.sort((x, y) => x - y)).toEqual([b, c, foreign, lost]);
    const after = await stateOf([a, b, c, d, foreign, lost]);
    expect(after.map((unit) => unit.location_id)).toEqual([here, here, here, here, here, here]);
    expect(after.map((unit) => unit.out_id !== null)).toEqual([
      ...[false, true, true],
      ...[false, false, false],
    ]);
    const report = await shop.review(id);
    expect(report.count).toMatchObject({
      state: 'applied',
      scanned: 3,
      lost: 2,
      moved: 1,
      found: 1,
    });
    expect(report.lines.map((line) => line.done)).toEqual([
      ...['lost', 'lost', 'recheck'],
      ...['move', 'found'],
    ]);
    expect(await shop.audit('count.applied')).toMatchObject([
      {
        subject: 'Prishtinë',
        changes: {
          counted: { after: report.count.scanned },
          lost: { after: 2 },
          moved: { after: 1 },
        },
      },
    ]);
    await shop.api.ok(historyCalls.undo, { params: { id: done.operation }, body: {} });
    const undone = await stateOf([a, b, c, d, foreign, lost]);
    const place = (units: typeof before) =>
      units.map((unit) => [unit.location_id, unit.out_id !== null]);
    expect(place(undone)).toEqual(place(before));
    expect(undone[4]?.location_id).toBe(there);
    const { count } = await shop.review(id);
    expect(count).toMatchObject({ state: 'applied', undone: true, operation: done.operation });
  });

  test('brings only the line back that was sold since the review', async () => {
    const { id, b, c, d } = await counted();
    const sent = await shop.judgement(id, [{ unit: b, action: 'lost' }]);
    await sell(b);
    const refused = await shop.api.refused(409, countCalls.apply, sent);
    expect(refused).toMatchObject({ code: 'count_changed', data: { lines: [], gone: [b] } });
    expect((await shop.review(id)).count.state).toBe('open');
    await shop.apply(
      id,
      [c, d].map((unit) => ({ unit, action: 'lost' })),
    );
    expect(await shop.history(b)).toEqual(['received', 'sold']);
  });

  test('needs a decision for a sold unit, and refuses one that does not fit', async () => {
    const { id, a, b, d } = await counted();
    await sell(d);
    await shop.scan(id, [d]);
    const judgement = await shop.judgement(id);
    const decide = (decisions: object[]) => ({
      ...judgement,
      body: { ...judgement.body, decisions },
    });
    const leave = { unit: d, action: 'leave' };
    const open = await shop.api.refused(422, countCalls.apply, judgement);
    expect(open.message).toContain(String(d));
    for (const wrong of [
      { unit: d, action: 'lost' },
      { unit: b, action: 'move' },
      { unit: a, action: 'recheck' },
    ]) {
      await shop.api.refused(422, countCalls.apply, decide([leave, wrong]));
    }
    await shop.api.refused(422, countCalls.apply, decide([leave, leave]));
    await shop.api.ok(countCalls.apply, decide([leave]));
    expect(await shop.history(d)).toEqual(['received', 'sold']);
  });

  test('with nothing to change ends the count', async () => {
    const units = await shop.receive(2);
    const count = await shop.start();
    await shop.scan(count.id, units);
    const done = await shop.apply(count.id);
    expect(done.ids).toEqual([]);
    const { data: listed } = await shop.api.ok(countCalls.list);
    expect(listed).toMatchObject([{ state: 'applied', lost: 0, moved: 0, found: 0 }]);
    await shop.start();
  });

  test('happens once: the second hears who applied it', async () => {
    const { id } = await counted();
    const sent = await shop.judgement(id);
    const both = await Promise.all([1, 2].map(() => shop.api.any(countCalls.apply, sent)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await shop.api.refused(409, countCalls.apply, sent);
    expect(refused.code).toBe('closed');
    expect(refused.message).toContain('applied: Person');
  });
});
