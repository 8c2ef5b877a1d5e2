import { deliveryCalls, historyCalls, productCalls, saleCalls } from '@backoffice/contracts';

import { patience, rounds } from '../../../testing/engines';
import { onServer } from '../../../testing/on-each-engine';
import { type Counter, openCounter } from '../../../testing/shop/counter';

const { undo } = historyCalls;
const ROUNDS = rounds(6, 50);

onServer('undo among others', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  const of = (id: number) => ({ params: { id }, body: {} });

  test(
    'or a sale of the same unit at the same moment succeeds, never both',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(2) });
        const ids = data.items.map(({ id }) => id);
        const sell = () => shop.api.any(saleCalls.sell, { body: [shop.line(ids[round % 2] ?? 0)] });
        const takeBack = () => shop.api.any(undo, of(data.operation));
        const both = round % 3 ? [takeBack(), sell()] : [sell(), takeBack()];
        const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
        expect(statuses).toEqual([200, 409]);
        const history = await Promise.all(ids.map(shop.history));
        const ends = history.map((kinds) => kinds.slice(1).join()).sort();
        expect([
          ['', 'sold'],
          ['went_out', 'went_out'],
        ]).toContainEqual(ends);
      }
    },
    patience(120_000),
  );

  test(
    'happens once, whoever else undoes the same, whole or in part',
    async () => {
      const [here = 0, there = 0] = shop.locations;
      const ids = await shop.receive(3);
      for (let round = 0; round < ROUNDS; round += 1) {
        const body = { ids, location: there };
        const { operation } = (await shop.api.ok(productCalls.transfer, { body })).data;
        const parts = [undefined, ids.slice(0, 1), ids.slice(1)];
        const answers = await Promise.all(
          parts.map((part) => shop.api.any(undo, { ...of(operation), body: { ids: part } })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
        await shop.api.ok(productCalls.transfer, { body: { ids, location: here } });
      }
    },
    patience(120_000),
  );
});
