import { addDays } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { bulkInsert, reserveIds } from '../bulk-insert';
import { arrivals, euros, type Goods, type NumberedGoods } from '../demo-rows';
import type { DemoUnit } from '../demo-sales';

/** Days back to which arrivals have an operation; older ones have none. */
const OPERATED_FOR = 30;

/** Adds the operation of each recent delivery; answers null for the older ones. */
async function addArrivals(
  db: Executor,
  { companyId, userIds, today }: Goods,
  days: string[],
  arrival: (day: string) => string,
): Promise<(number | null)[]> {
  const isKept = (day: string) => day > addDays(today, -OPERATED_FOR);
  const ids = await reserveIds(db, 'operations', days.filter(isKept).length);
  let next = 0;
  const operations = days.map((day) => (isKept(day) ? (ids[next++] as number) : null));
  const rows = days.flatMap((day, index) => {
    const id = operations[index] ?? null;
    const at = arrival(day);
    const own = { company_id: companyId, kind: 'delivery', user_id: userIds[2] as number };
    return id === null ? [] : [{ ...own, id, happened_at: at, recorded_at: at }];
  });
  await bulkInsert(db, 'operations', rows);
  return operations;
}

/** One delivery for a product and day; answers the delivery of each unit and its operation. */
export async function addDeliveries(
  db: Executor,
  goods: Goods,
): Promise<Pick<NumberedGoods, 'deliveryIds' | 'arrivedBy'>> {
  const { companyId, userIds, units } = goods;
  const arrival = arrivals(goods);
  const keys = units.map(({ product, receivedOn }) => `${product.id} ${receivedOn}`);
  const first = new Map<string, DemoUnit>();
  for (const [index, key] of keys.entries())
    if (!first.has(key)) first.set(key, units[index] as DemoUnit);
  const ids = await reserveIds(db, 'deliveries', first.size);
  const idOf = new Map([...first.keys()].map((key, index) => [key, ids[index] as number]));
  const days = [...first.values()].map(({ receivedOn }) => receivedOn);
  const operations = await addArrivals(db, goods, days, arrival);
  const arrivalOf = new Map(
    [...first.keys()].map((key, index) => [key, operations[index] ?? null]),
  );
  const rows = [...first].map(([key, { product, receivedOn }]) => ({
    company_id: companyId,
    id: idOf.get(key) ?? 0,
    product_id: product.id,
    import_price: euros(product.importPrice),
    stock_price: euros(product.price),
    received_at: arrival(receivedOn),
    received_on: receivedOn,
    user_id: userIds[2] as number,
    operation_id: arrivalOf.get(key) ?? null,
  }));
  await bulkInsert(db, 'deliveries', rows);
  return {
    deliveryIds: keys.map((key) => idOf.get(key) ?? 0),
    arrivedBy: keys.map((key) => arrivalOf.get(key) ?? null),
  };
}
