import { dayIn } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../db/database';
import { nameKey } from '../db/name-key';
import { createCompany } from '../modules/company/company.service';
import { barcodeOf } from '../modules/deliveries/barcodes';
import { bulkInsert, reserveIds } from './bulk-insert';
import { addCatalogue, addLocations } from './demo-catalogue';
import { addArticles, addTransactions } from './demo-ledger';
import { type DemoSale, type DemoUnit, inventSales, inventStock } from './demo-sales';
import { seededRandom } from './random';
import type { ShopPlan } from './shop-data';

interface Setting {
  timeZone: string;
  now: Date;
  /** Of the demo password. */
  passwordHash: string;
}

async function addPeople(
  db: Executor,
  companyId: number,
  {
    plan,
    locationIds,
    at,
    passwordHash,
  }: { plan: ShopPlan; locationIds: number[]; at: string; passwordHash: string },
): Promise<number[]> {
  const ids = await reserveIds(db, 'users', plan.people.length);
  const rows = plan.people.map(([name, surname, city, role, salary], index) => {
    const signIn = plan.signIns[index];
    const email =
      signIn?.email ?? `${nameKey(name)}.${nameKey(surname)}@${plan.email.split('@')[1]}`;
    return {
      company_id: companyId,
      id: ids[index] as number,
      username: name,
      surname,
      email,
      email_key: nameKey(email),
      phone: index === 0 ? '+383 44 123 456' : null,
      role,
      country: 'Kosovo',
      city,
      salary: `${salary}.00`,
      location_id: signIn ? (locationIds[0] as number) : null,
      password_hash: signIn ? passwordHash : null,
      demo_password: Boolean(signIn),
      rights: signIn?.rights ?? 'cashier',
      created_at: at,
    };
  });
  await bulkInsert(db, 'users', rows);
  return ids;
}

const setPriceFloor = (db: Executor, companyId: number, percent: number) =>
  bulkInsert(db, 'company_settings', [{ company_id: companyId, price_floor: percent }]);

const euros = (amount: number) => `${amount}.00`;

interface Goods {
  companyId: number;
  now: Date;
  userIds: number[];
  locationIds: number[];
  units: DemoUnit[];
  sales: DemoSale[];
}

/** Goods arrive before the shop opens; today's have just come in. */
const arrival = (now: Date, day: string): string => {
  const morning = `${day}T06:30:00.000Z`;
  return morning < now.toISOString() ? morning : now.toISOString();
};

/** One delivery for a product and day; answers the delivery of each unit. */
async function addDeliveries(
  db: Executor,
  { companyId, now, userIds, units }: Goods,
): Promise<number[]> {
  const keys = units.map(({ product, receivedOn }) => `${product.id} ${receivedOn}`);
  const first = new Map<string, DemoUnit>();
  for (const [index, key] of keys.entries())
    if (!first.has(key)) first.set(key, units[index] as DemoUnit);
  const ids = await reserveIds(db, 'deliveries', first.size);
  const idOf = new Map([...first.keys()].map((key, index) => [key, ids[index] as number]));
  const rows = [...first].map(([key, { product, receivedOn }]) => ({
    company_id: companyId,
    id: idOf.get(key) ?? 0,
    product_id: product.id,
    import_price: euros(product.importPrice),
    stock_price: euros(product.price),
    received_at: arrival(now, receivedOn),
    received_on: receivedOn,
    user_id: userIds[2] as number,
  }));
  await bulkInsert(db, 'deliveries', rows);
  return keys.map((key) => idOf.get(key) ?? 0);
}

/** Goods with the ids that their rows will have, in the same order. */
interface NumberedGoods extends Goods {
  deliveryIds: number[];
  saleIds: number[];
  unitIds: number[];
}

const saleRows = ({ companyId, userIds, locationIds, sales, saleIds }: NumberedGoods) =>
  sales.map((sale, index) => ({
    company_id: companyId,
    id: saleIds[index] as number,
    receipt_number: index + 1,
    user_id: userIds[sale.seller] as number,
    location_id: locationIds[sale.location] as number,
    sold_at: sale.at.toISOString(),
    sold_on: sale.day,
    recorded_at: sale.at.toISOString(),
    total: euros(sale.units.reduce((sum, unit) => sum + unit.salePrice, 0)),
  }));

const unitRows = ({ companyId, locationIds, units, ...ids }: NumberedGoods) =>
  units.map((unit, index) => ({
    company_id: companyId,
    id: ids.unitIds[index] as number,
    product_id: unit.product.id,
    delivery_id: ids.deliveryIds[index] as number,
    product_type: unit.product.type,
    number_id: unit.sizeId,
    location_id: locationIds[unit.location] as number,
    barcode: barcodeOf(index + 1),
    price: euros(unit.product.price),
    received_on: unit.receivedOn,
    sale_id: unit.sale === null ? null : (ids.saleIds[unit.sale] as number),
  }));

/** The units that were sold, with their sales. */
const soldOf = ({ units, sales, unitIds }: NumberedGoods) =>
  units.flatMap((unit, index) => {
    const sale = unit.sale === null ? undefined : sales[unit.sale];
    return sale ? [{ unit, sale, unitId: unitIds[index] as number }] : [];
  });

function movementRows(goods: NumberedGoods) {
  const { companyId, now, userIds, locationIds, units, unitIds } = goods;
  const received = units.map((unit, index) => ({
    company_id: companyId,
    unit_id: unitIds[index] as number,
    kind: 'received',
    happened_at: arrival(now, unit.receivedOn),
    recorded_at: arrival(now, unit.receivedOn),
    user_id: userIds[2] as number,
    from_location_id: null,
    to_location_id: locationIds[unit.location] as number,
    price: euros(unit.product.price),
  }));
  const sold = soldOf(goods).map(({ unit, sale, unitId }) => ({
    company_id: companyId,
    unit_id: unitId,
    kind: 'sold',
    happened_at: sale.at.toISOString(),
    recorded_at: sale.at.toISOString(),
    user_id: userIds[sale.seller] as number,
    from_location_id: locationIds[unit.location] as number,
    to_location_id: null,
    price: euros(unit.salePrice),
  }));
  return [...received, ...sold];
}

const lineRows = (goods: NumberedGoods) =>
  soldOf(goods).map(({ unit, sale, unitId }) => ({
    company_id: goods.companyId,
    sale_id: goods.saleIds[unit.sale ?? 0] as number,
    unit_id: unitId,
    product_type: unit.product.type,
    import_price: euros(unit.product.importPrice),
    regular_price: euros(unit.product.price),
    price: euros(unit.salePrice),
    payment_type: sale.payment,
    bank: sale.bank,
    sale_type: sale.channel,
    sold_on: sale.day,
  }));

async function addGoods(db: Executor, goods: Goods): Promise<void> {
  const { companyId, units, sales } = goods;
  const numbered: NumberedGoods = {
    ...goods,
    deliveryIds: await addDeliveries(db, goods),
    saleIds: await reserveIds(db, 'sales', sales.length),
    unitIds: await reserveIds(db, 'units', units.length),
  };
  await bulkInsert(db, 'sales', saleRows(numbered));
  await bulkInsert(db, 'units', unitRows(numbered));
  await bulkInsert(db, 'movements', movementRows(numbered));
  await bulkInsert(db, 'sale_lines', lineRows(numbered));
  await sql`insert into counters (company_id, kind, value) values
    (${companyId}, 'receipt', ${sales.length}), (${companyId}, 'barcode', ${units.length})`.execute(
    db,
  );
  await sql`insert into monthly_figures
    select company_id, date_trunc('month', sold_on)::date, product_type, payment_type, sale_type,
      count(*), sum(price)
    from sale_lines where company_id = ${companyId} group by 1, 2, 3, 4, 5`.execute(db);
}

/** A whole company with its people, goods, six years of sales and its ledger. */
export async function addShop(
  db: Executor,
  plan: ShopPlan,
  { timeZone, now, passwordHash }: Setting,
): Promise<void> {
  const random = seededRandom(plan.seed);
  const today = dayIn(timeZone, now);
  const at = `${Number(today.slice(0, 4)) - 6}-03-01T09:00:00.000Z`;
  const [admin, surname] = plan.people[0] ?? ['', ''];
  const companyId = await createCompany(db, {
    name: plan.company.name,
    registrationNumber: plan.company.registration,
    admin: `${admin} ${surname}`,
    email: plan.email,
    phone: plan.company.phone,
    address: plan.company.address,
    timezone: timeZone,
    at,
  });
  if (plan.priceFloor !== null) await setPriceFloor(db, companyId, plan.priceFloor);
  const locationIds = (await addLocations(db, companyId, plan.locations)).map(({ id }) => id);
  const userIds = await addPeople(db, companyId, { plan, locationIds, at, passwordHash });
  const products = await addCatalogue(db, companyId, { plan, random, at });
  const scene = { plan, random, products, timeZone, now, today, shops: locationIds.length };
  const sales = inventSales(scene);
  const units = [...sales.flatMap((sale) => sale.units), ...inventStock(scene)];
  await addGoods(db, { companyId, now, userIds, locationIds, units, sales });
  await addTransactions(db, { random, companyId, userIds, today, now });
  await addArticles(db, { random, companyId, userIds, today, now });
}
