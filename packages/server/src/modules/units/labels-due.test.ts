import { productCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { transact } from '../../db/transact';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { labelsDue } from './labels-due';
import { recordOperation } from './record-operation';

onServer('the label of a unit', (server) => {
  let shop: Counter;
  let unit = 0;
  beforeEach(async () => {
    shop = await openCounter(server());
    [unit = 0] = await shop.receive(1);
  });

  /** Changes the unit in an operation of its own, whose id it answers. */
  const change = (work: (tx: Tx, operation: number) => Promise<unknown>) =>
    transact(server().database.db, async (tx) => {
      const at = new Date().toISOString();
      const operation = await recordOperation(tx, shop, { kind: 'price', at });
      await work(tx, operation);
      await labelsDue(tx, shop.companyId, operation);
      return operation;
    });
  const movement = (
    operation: number,
  ) => sql`${shop.companyId}, ${unit}, ${new Date()}, ${new Date()},
    ${shop.userId}, cast(${operation} as bigint)`;
  const reprice = (price: string) =>
    change(async (tx, operation) => {
      await sql`insert into movements (company_id, unit_id, happened_at, recorded_at, user_id,
          operation_id, kind, price, from_price)
        select ${movement(operation)}, 'repriced', ${price}, price from units
        where company_id = ${shop.companyId} and id = ${unit}`.execute(tx);
      await sql`update units set price = ${price}
        where company_id = ${shop.companyId} and id = ${unit}`.execute(tx);
    });
  const resize = (size: number) =>
    change(async (tx, operation) => {
      await sql`insert into movements (company_id, unit_id, happened_at, recorded_at, user_id,
          operation_id, kind, from_product_id, to_product_id, from_number_id, to_number_id)
        select ${movement(operation)}, 'corrected', product_id, product_id, number_id, ${size}
        from units where company_id = ${shop.companyId} and id = ${unit}`.execute(tx);
      await sql`update units set number_id = ${size}
        where company_id = ${shop.companyId} and id = ${unit}`.execute(tx);
    });
  const dueBy = async () => {
    const row = await server()
      .database.db.selectFrom('units')
      .select('label_due_by')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', unit)
      .executeTakeFirstOrThrow();
    return row.label_due_by;
  };

  test('is due since the first change, and right once all of them are taken back', async () => {
    const [size = 0, other = 0] = shop.sizes;
    const first = await reprice('55.00');
    expect(await dueBy()).toBe(first);
    await resize(other);
    expect(await dueBy()).toBe(first);
    await reprice('60.00');
    expect(await dueBy()).toBe(first);
    await resize(size);
    expect(await dueBy()).toBe(first);
    const { data } = await shop.api.ok(productCalls.list, { query: { label_due: '1' } });
    expect(data.map(({ id }) => id)).toEqual([unit]);
  });

  test('is right again where price and size are as they were printed', async () => {
    const [size = 0, other = 0] = shop.sizes;
    await reprice('55.00');
    await resize(other);
    await reprice('60.00');
    await resize(size);
    await reprice('49.90');
    expect(await dueBy()).toBeNull();
    const second = await reprice('40.00');
    expect(await dueBy()).toBe(second);
  });

  test('that was printed since is wrong once the change is taken back', async () => {
    await reprice('55.00');
    await server()
      .database.db.updateTable('units')
      .set({ label_due_by: null })
      .where('company_id', '=', shop.companyId)
      .execute();
    const back = await reprice('49.90');
    expect(await dueBy()).toBe(back);
  });
});
