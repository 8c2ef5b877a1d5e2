import {
  closingCalls,
  deliveryCalls,
  importCalls,
  historyCalls,
  priceCalls,
  productCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  stockCalls,
  tillCalls,
  transactionCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { NLB, openCounter } from '../../testing/shop/counter';
import { whenOver } from '../../testing/shop/imports/imports';
import { countersAtOnce, shippersAtOnce } from '../../testing/shop/random/goods-at-once';
import { importersAtOnce } from '../../testing/shop/random/importers';
import { expectReplayed } from '../../testing/shop/random/replay';
import { tillCaller } from '../../testing/shop/till';

const CLIENTS = 8;
const BOOKING = {
  subType: 'Energy',
  transaction_type: 'income',
  payment_type: 'cash',
  sale_price: 3,
};

onServer('a shop where everything happens at once', (server) => {
  test(
    'refuses nobody for a deadlock, and its books agree',
    async () => {
      const shop = await openCounter(server());
      const { api, companyId, line, locations } = shop;
      const { db } = server().database;
      const random = seededRandom(9);
      const received = await api.ok(deliveryCalls.receive, { body: shop.shoes(40) });
      const { id: delivery, items } = received.data;
      const units = items.map(({ id }) => id);
      const codes = new Map(items.map(({ id, barcode }) => [id, barcode]));
      const delivered = [...units];
      const some = (most: number, of = units) => [
        ...new Set(Array.from({ length: random.between(1, most) }, () => random.pick(of))),
      ];

      const liveLines = async () => {
        const { rows } = await sql<{ id: number; sale_id: number }>`
          select id, sale_id from sale_lines
          where company_id = ${companyId} and reversal_id is null`.execute(db);
        return rows;
      };
      const sells = (ids: number[]) =>
        ids.map((id) => line(id, random.chance(0.5) ? { price: 30, ...NLB } : {}));
      const sell = () => api.any(saleCalls.sell, { body: sells(some(4)) });
      const transfer = () =>
        api.any(productCalls.transfer, {
          body: { ids: some(6), location: random.pick(locations) },
        });
      const lose = () => api.any(stockCalls.out, { body: { ids: some(3), reason: 'lost' } });
      const find = async () => {
        const { data } = await api.ok(productCalls.list, { query: { out: '1' } });
        const ids = data.map(({ id }) => id).filter(() => random.chance(0.5));
        if (!ids.length) return lose();
        return api.any(stockCalls.in, { body: { ids, location: random.pick(locations) } });
      };
      const setAside = () =>
        api.any(productCalls.setAside, {
          params: { id: random.pick(units) },
          body: { reason: random.pick(['damaged', null, null]) },
        });
      const reprice = async () => {
        const ways = [{ set: random.between(30, 60) }, { percent: -10, ending: '.90' }];
        const change = { ids: some(5), ...random.pick(ways) };
        const { status, body } = await api.any(priceCalls.preview, { body: change });
        if (status !== 200) return { status };
        const { hash } = (body as { data: { hash: string } }).data;
        return api.any(priceCalls.apply, { body: { hash } });
      };
      const correct = () =>
        api.any(deliveryCalls.correct, {
          params: { id: delivery },
          body: random.pick<object>([
            { ids: some(3, delivered), size: random.pick(shop.sizes) },
            { code: random.pick(['NK-1', 'NK-2']) },
            { importPrice: random.between(10, 30) },
          ]),
        });
      const undo = async () => {
        const query = { kinds: 'transfer,adjustment,price', limit: 10 };
        const { data } = await api.ok(historyCalls.list, { query });
        const open = data.filter(({ undoable }) => undoable);
        if (!open.length) return transfer();
        return api.any(historyCalls.undo, { params: { id: random.pick(open).id }, body: {} });
      };
      const takeBack = async () => {
        const lines = (await liveLines()).filter(() => random.chance(0.3)).slice(0, 3);
        if (!lines.length) return sell();
        const returns = lines.reverse().map(({ id }) => ({ line: id, reason: 'size' }));
        const exchange = random.chance(0.5);
        return api.any(returnCalls.make, {
          body: { returns, ...(exchange ? { sells: sells(some(3)), way: { type: 'cash' } } : {}) },
        });
      };
      const mend = async () => {
        const [first] = (await liveLines()).filter(() => random.chance(0.2));
        if (!first) return sell();
        const params = { id: first.sale_id };
        const reason = 'Mistyped';
        if (random.chance(0.5)) return api.any(soldSaleCalls.void, { params, body: { reason } });
        const lines = [{ line: first.id, price: random.between(1, 99) }];
        return api.any(soldSaleCalls.correct, { params, body: { reason, lines } });
      };
      const book = () => api.any(transactionCalls.add, { body: BOOKING });
      const move = () =>
        api.any(tillCalls.move, {
          body: {
            location: someTill(),
            direction: random.pick(['in', 'out']),
            amount: random.between(1, 50),
            way: random.pick(['cash', 'NLB']),
            reason: random.pick(['change', 'courier']),
          },
        });
      const tills = tillCaller(api);
      const someTill = () => random.pick([...locations, null]);
      const asSeen = async (body: object) => {
        const location = someTill();
        return { location, version: (await tills.read(location ?? 'none')).version, ...body };
      };
      const count = async () =>
        api.any(tillCalls.open, { body: await asSeen({ cash: { '100': random.between(0, 9) } }) });
      const close = async () =>
        api.any(closingCalls.close, {
          body: await asSeen({ cash: { '5000': 1 }, left: random.between(0, 50), reason: 'so' }),
        });

      const { send, ship } = shippersAtOnce(shop, random, some);
      const countShelf = countersAtOnce(shop, random);
      const shelfCount = () => countShelf(some(6).map((id) => codes.get(id) ?? ''));
      const receiveAndSell = () =>
        api.any(saleCalls.sell, { body: some(3).map((id) => line(id, { receive: true })) });

      const bringIn = importersAtOnce(shop, random, db, units);
      let left = rounds(120, 1_000);
      const goods = [sell, sell, sell, transfer, takeBack, takeBack, takeBack, mend, mend];
      const keeping = [lose, find, find, setAside, reprice, correct, undo, undo, undo];
      const around = [
        bringIn,
        bringIn,
        send,
        ship,
        ship,
        shelfCount,
        shelfCount,
        shelfCount,
        receiveAndSell,
      ];
      const acts = [...goods, ...keeping, ...around, book, move, count, close, close];
      const client = async () => {
        while (left > 0) {
          left -= 1;
          const { status, ...answer } = await random.pick(acts)();
          // 422: a correction or a price that would change nothing.
          if (![200, 409, 422].includes(status))
            throw new Error(`${status}: ${JSON.stringify(answer)}`);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));

      for (const { id } of (await api.ok(importCalls.list)).data) await whenOver(db, shop, id);
      const of = sql`company_id = ${companyId}`;
      const { rows } = await sql<Record<string, string | number>>`select
        (select coalesce(sum(amount), 0) from sale_entries where ${of}) as entries,
        (select coalesce(sum(amount), 0) from monthly_figures where ${of}) as months,
        (select coalesce(sum(price), 0) from sale_lines where ${of} and reversal_id is null) as lines,
        (select coalesce(sum(amount), 0) from till_entries where ${of}
          and source not in ('transaction', 'movement')) as till,
        (select coalesce(sum(case direction when 'in' then amount else -amount end), 0)
          from till_movements where ${of} and reason <> 'courier') - (select
          coalesce(sum(amount), 0) from till_entries where ${of} and source = 'movement')
          as unmoved,
        (select 3 * count(*) from transactions where ${of}) - (select coalesce(sum(amount), 0)
          from till_entries where ${of} and source = 'transaction') as unbooked,
        (select count(*) from units u where ${of} and (u.sale_id is null) = exists (
          select from sale_lines x where x.company_id = u.company_id and x.unit_id = u.id
            and x.reversal_id is null)) as misplaced,
        (select count(*) from units where ${of} and out_id is not null and out_id <> (
          select m.out_id from movements m where m.company_id = units.company_id
            and m.unit_id = units.id and m.kind = 'went_out' order by m.id desc limit 1)) as lost,
        (select count(*) from sent_units s join units u on u.company_id = s.company_id
            and u.id = s.unit_id where s.${of}
          and (s.state = 'under_way') <> (u.shipment_id is not distinct from s.shipment_id)) as adrift,
        (select count(*) from shipments h where h.${of} and (h.closed_at is null) <> exists (
          select from sent_units s where s.company_id = h.company_id and s.shipment_id = h.id
            and s.state = 'under_way')) as unended,
        (select count(*) - coalesce(max(number), 0) from shipments where ${of}) as shipments,
        (select count(*) - count(distinct undoes_id) from operations
          where ${of} and kind = 'undo') as undone_twice,
        (select count(*) from imports i where i.${of} and i.state = 'failed') as failed_imports,
        (select count(*) from imports i where i.${of} and i.state = 'applied' and i.unit_count
          <> (select count(*) from movements m where m.company_id = i.company_id
            and m.operation_id = i.operation_id)) as half_imports,
        (select count(*) from imports i where i.${of} and i.state = 'cancelled'
          and (select count(*) from movements m where m.company_id = i.company_id
            and m.operation_id = i.operation_id) <> (select count(*) from movements m
            where m.company_id = i.company_id and m.operation_id = i.undone_by)) as half_cancelled,
        (select count(*) - coalesce(max(receipt_number), 0) from sales where ${of}) as receipts,
        (select count(*) - coalesce(max(return_number), 0) from returns where ${of}) as returns,
        (select count(*) from (select from till_periods where ${of} group by location_id
          having count(*) filter (where closed_at is null) <> 1) as odd) as open,
        (select count(*) from till_periods p where ${of} and (p.closed_at is null) = exists (
          select from closings c where c.company_id = p.company_id and c.period_id = p.id))
          as unclosed,
        (select count(*) from (select from closings where ${of} group by location_id
          having max(number) <> count(*)) as gaps) as gaps,
        (select count(*) from closings c where ${of} and (select coalesce(sum(
          (one ->> 'amount')::numeric), 0) from jsonb_array_elements(c.snapshot -> 'sums') one)
          <> (select coalesce(sum(e.amount), 0) from till_entries e
            where e.company_id = c.company_id and e.period_id = c.period_id and not e.late))
          as missummed`.execute(db);
      const { entries, months, lines, till, ...odd } = rows[0] ?? {};
      expect([months, lines, till].map(Number)).toEqual(new Array(3).fill(Number(entries)));
      expect(Object.entries(odd).filter(([, count]) => Number(count) !== 0)).toEqual([]);
      await expectReplayed(db, companyId);
    },
    patience(300_000),
  );
});
