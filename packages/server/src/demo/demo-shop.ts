import { dayIn } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../db/database';
import { nameKey } from '../db/name-key';
import { createCompany } from '../modules/company/company.service';
import { bulkInsert, reserveIds } from './bulk-insert';
import { addArticles, addTransactions } from './demo-ledger';
import { type Goods, movementRows, type NumberedGoods, saleRows, unitRows } from './demo-rows';
import { inventSales, inventStock } from './demo-sales';
import { addCatalogue, addLocations } from './goods/demo-catalogue';
import { addDeliveries } from './goods/demo-deliveries';
import { addLines, addReturns, numberLines } from './goods/demo-lines';
import { addOutage, sellTwice } from './goods/demo-outage';
import { inventReversals } from './goods/demo-reversals';
import { splitPayments } from './goods/demo-tenders';
import { seededRandom } from './random';
import type { ShopPlan } from './shop-data';
import { addOperations } from './stock/demo-operations';
import { addTills, tillsSince } from './tills/demo-tills';

interface Setting {
  timeZone: string;
  now: Date;
  /** Hash of the demo password. */
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

async function addGoods(db: Executor, goods: Goods): Promise<void> {
  const { companyId, units, sales } = goods;
  const numbered: NumberedGoods = {
    ...goods,
    ...(await addDeliveries(db, goods)),
    saleIds: await reserveIds(db, 'sales', sales.length),
    unitIds: await reserveIds(db, 'units', units.length),
    lines: await numberLines(db, goods.lines),
  };
  await bulkInsert(db, 'sales', saleRows(numbered));
  await bulkInsert(db, 'units', unitRows(numbered));
  const returns = await addReturns(db, numbered);
  await bulkInsert(db, 'movements', movementRows(numbered, returns));
  await addLines(db, numbered, returns);
  await addOutage(db, numbered);
  await sql`insert into counters (company_id, kind, value) values
    (${companyId}, 'receipt', ${sales.length}), (${companyId}, 'barcode', ${units.length})`.execute(
    db,
  );
  await sql`insert into monthly_figures
    select company_id, date_trunc('month', booked_on)::date, product_type, payment_type, sale_type,
      sum(units), sum(amount)
    from sale_parts where company_id = ${companyId} group by 1, 2, 3, 4, 5`.execute(db);
}

function addCompany(db: Executor, plan: ShopPlan, when: { timeZone: string; at: string }) {
  const [admin, surname] = plan.people[0] ?? ['', ''];
  return createCompany(db, {
    name: plan.company.name,
    registrationNumber: plan.company.registration,
    admin: `${admin} ${surname}`,
    email: plan.email,
    phone: plan.company.phone,
    address: plan.company.address,
    timezone: when.timeZone,
    at: when.at,
  });
}

const PARTS = [
  'goods',
  'sales',
  'reversals',
  'stock',
  'ledger',
  'tills',
  'operations',
  'tenders',
] as const;

/** Each part has random numbers of its own: how much was sold by now changes no other part. */
const drawing =
  ({ seed }: ShopPlan) =>
  (part: (typeof PARTS)[number]) =>
    seededRandom(seed + 100 * PARTS.indexOf(part));

/** A whole company with its people, goods, six years of sales and its ledger. */
export async function addShop(
  db: Executor,
  plan: ShopPlan,
  { timeZone, now, passwordHash }: Setting,
): Promise<void> {
  const randomOf = drawing(plan);
  const today = dayIn(timeZone, now);
  const at = `${Number(today.slice(0, 4)) - 6}-03-01T09:00:00.000Z`;
  const companyId = await addCompany(db, plan, { timeZone, at });
  if (plan.priceFloor !== null) await setPriceFloor(db, companyId, plan.priceFloor);
  const locationIds = (await addLocations(db, companyId, plan.locations)).map(({ id }) => id);
  const userIds = await addPeople(db, companyId, { plan, locationIds, at, passwordHash });
  const products = await addCatalogue(db, companyId, { plan, random: randomOf('goods'), at });
  const when = { timeZone, now, today };
  const scene = { plan, products, ...when, shops: locationIds.length };
  const sales = inventSales({ ...scene, random: randomOf('sales') });
  const { lines, unneeded } = inventReversals({ random: randomOf('reversals'), sales, today });
  splitPayments({ random: randomOf('tenders'), sales, lines });
  sellTwice({ sales, lines, today });
  const sold = sales.flatMap((sale) => sale.units).filter((unit) => !unneeded.has(unit));
  const units = [...sold, ...inventStock({ ...scene, random: randomOf('stock') })];
  const own = { companyId, userIds, locationIds, ...when };
  await addGoods(db, { ...own, units, sales, lines, tillsSince: tillsSince(when) });
  const ledger = { ...own, random: randomOf('ledger') };
  await addTransactions(db, ledger);
  await addArticles(db, ledger);
  const { name, registration: registration_number } = plan.company;
  const company = { name, registration_number };
  await addTills(db, { ...own, company, random: randomOf('tills') });
  await addOperations(db, { ...own, random: randomOf('operations') });
}
