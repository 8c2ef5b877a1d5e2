import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { onServer } from '../../testing/on-each-engine';
import { openCounter } from '../../testing/shop/counter';
import { lockUnits } from './stock-claims';

onServer('a unit that is locked', (server) => {
  test('while an import brings it back, in a delivery of its own, is found', async () => {
    const { companyId, receive } = await openCounter(server());
    const [unit = 0] = await receive(1);
    const { db } = server().database;
    let waiting: Promise<{ id: number }[]> = Promise.resolve([]);
    await db.transaction().execute(async (tx) => {
      await sql`with arrived as (
          insert into deliveries (company_id, product_id, import_price, stock_price, received_at,
            received_on, user_id)
          select company_id, product_id, import_price, stock_price, received_at, received_on, user_id
          from deliveries where company_id = ${companyId} returning id
        )
        update units set delivery_id = (select id from arrived)
        where company_id = ${companyId} and id = ${unit}`.execute(tx);
      waiting = db.transaction().execute((other) => lockUnits(other, companyId, [unit]));
      await pause(300);
    });
    expect((await waiting).map(({ id }) => id)).toEqual([unit]);
  });
});
