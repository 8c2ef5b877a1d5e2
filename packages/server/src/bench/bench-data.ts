import { type Kysely, sql } from 'kysely';

import type { Schema } from '../db/schema';
import { hashPassword } from '../modules/authentication/passwords/passwords';
import { createCompany } from '../modules/company/company.service';

export const BENCH_EMAIL = 'bench@shop.example';
export const BENCH_PASSWORD = 'correct horse';
/** So many sign in by turns: a single account is refused more than ten tries at once. */
const BENCH_SELLERS = 100;
export const emailOfSeller = (n: number) => `seller${n % BENCH_SELLERS}@shop.example`;
/** The day that is asked for; it has 100 sales lines at every size, and 5 that came back. */
export const BENCH_DAY = '2021-03-15';
const SOLD_FOR_ONE = 5;
/** One of this many lines came back, on the day of its sale. */
const ONE_BACK_OF = 20;
const DAYS = 2_000;

export const barcodeOfUnit = (id: number) => `2${String(id).padStart(11, '0')}`;

async function addCatalogue(db: Kysely<Schema>, products: number): Promise<void> {
  const steps = [
    sql`insert into locations (company_id, name, name_key)
      select 1, 'Shop ' || n, 'shop ' || n from generate_series(1, 3) n`,
    sql`insert into brands (company_id, type, name, name_key, produced)
      select 1, 'shoes', 'Brand ' || n, 'brand ' || n, 'Italy' from generate_series(1, 40) n`,
    sql`insert into colors (company_id, name, name_key, albanian_name, english_name, turkish_name)
      select 1, 'Color ' || n, 'color ' || n, 'a', 'b', 'c' from generate_series(1, 12) n`,
    sql`insert into numbers (company_id, type, name, name_key, sort_key)
      select 1, 'shoes', n, n, n from generate_series(30, 49) n`,
    sql`insert into specific_types (company_id, type, name, name_key)
      select 1, 'shoes', 'Type ' || n, 'type ' || n from generate_series(1, 10) n`,
    sql`insert into products (company_id, type, code, code_key, brand_id, specific_type_id, color_id,
        created_at)
      select 1, 'shoes', 'C-' || n, 'c-' || n, 1 + n % 40, 1 + n % 10, 1 + n % 12, now()
      from generate_series(1, ${sql.lit(products)}) n`,
    sql`insert into deliveries (company_id, product_id, import_price, stock_price, received_at,
        received_on, user_id)
      select 1, n, 20, 49.90, now(), current_date - 2000 + n % ${sql.lit(DAYS)}, 1
      from generate_series(1, ${sql.lit(products)}) n`,
  ];
  for (const step of steps) await step.execute(db);
}

/** Units that came back count as sold again, by sales that no measured call reads. */
const returnsOf = () => [
  sql`insert into till_periods (company_id, location_id, opened_at)
    select 1, n, now() from generate_series(1, 3) n`,
  sql`insert into operations (company_id, kind, user_id, happened_at, recorded_at)
    values (1, 'return', 1, now(), now())`,
  sql`insert into returns (company_id, return_number, user_id, location_id, period_id, operation_id,
      returned_at, returned_on, recorded_at, total)
    select 1, row_number() over (order by x.id), 1, s.location_id, s.location_id, 1, s.sold_at,
      x.sold_on, s.sold_at, x.price
    from sale_lines x join sales s on s.company_id = x.company_id and s.id = x.sale_id
    where x.id % ${sql.lit(ONE_BACK_OF)} = 0 order by x.id`,
  sql`insert into reversals (company_id, sale_line_id, kind, return_id, reason, payment_type, bank,
      location_id, operation_id, user_id, happened_at, booked_on, recorded_at)
    select 1, x.id, 'return', r.id, 'size', x.payment_type, x.bank, r.location_id, 1, 1,
      r.returned_at, x.sold_on, r.returned_at
    from returns r join sale_lines x on x.company_id = r.company_id
      and x.id = r.return_number * ${sql.lit(ONE_BACK_OF)}`,
  sql`update sale_lines x set reversal_id = v.id from reversals v
    where v.company_id = x.company_id and v.sale_line_id = x.id`,
];

/** Units in stock come first, so that their ids are 1 to `stock`. */
async function addStockAndSales(db: Kysely<Schema>, stock: number, products: number) {
  const sold = sql.lit(stock * SOLD_FOR_ONE);
  const inStock = sql.lit(stock);
  const day = sql`case when n <= 50 then date ${sql.lit(BENCH_DAY)}
    else date ${sql.lit(BENCH_DAY)} + 1 + n % ${sql.lit(DAYS)} end`;
  const steps = [
    sql`insert into sales (company_id, receipt_number, user_id, location_id, sold_at, sold_on,
        recorded_at, total)
      select 1, n, 1, 1 + n % 3, day + time '12:00', day, day + time '12:00', 90
      from (select n, ${day} as day from generate_series(1, ${sold} / 2) n) as s`,
    sql`insert into units (company_id, product_id, delivery_id, product_type, number_id, location_id,
        barcode, price, received_on, sale_id)
      select 1, product, product, 'shoes', 1 + n % 20, 1 + n % 3, '2' || lpad(n::text, 11, '0'), 49.90,
        current_date - 2000 + product % ${sql.lit(DAYS)},
        case when n > ${inStock} then (n - ${inStock} + 1) / 2 end
      from (select n, 1 + n % ${sql.lit(products)} as product
        from generate_series(1, ${inStock} + ${sold}) n) as u`,
    sql`insert into sale_lines (company_id, sale_id, unit_id, product_type, import_price,
        regular_price, price, payment_type, bank, sale_type, sold_on)
      select 1, s.id, ${inStock} + 2 * s.id - half, 'shoes', 20, 49.90, 45,
        case when s.id % 3 = 0 then 'bank' else 'cash' end, case when s.id % 3 = 0 then 'NLB' end,
        case when s.id % 5 = 0 then 'online' else 'store' end, s.sold_on
      from sales s, (values (1), (0)) as v (half)`,
    sql`insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id)
      select 1, n, 'received', now(), now(), 1 from generate_series(1, ${inStock}) n`,
    ...returnsOf(),
    sql`insert into monthly_figures (company_id, month, product_type, payment_type, sale_type, units,
        amount)
      select 1, date_trunc('month', booked_on)::date, product_type, payment_type, sale_type,
        sum(units), sum(amount) from sale_parts group by 2, 3, 4, 5`,
    sql`insert into counters (company_id, kind, value) values (1, 'receipt', ${sold} / 2),
      (1, 'barcode', ${inStock} + ${sold}), (1, 'return', ${sold})`,
    // The triggers that renew it are off while the database is filled.
    sql`select renew_stock_version(1)`,
  ];
  for (const step of steps) await step.execute(db);
}

/** Indexes are made once the rows are there, which is several times quicker. */
async function withoutIndexes(db: Kysely<Schema>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('units', 'sales', 'sale_lines', 'movements', 'returns', 'reversals')
      and schemaname = current_schema()
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

async function addSellers(db: Kysely<Schema>): Promise<void> {
  const password_hash = await hashPassword(BENCH_PASSWORD);
  const emails = [
    BENCH_EMAIL,
    ...Array.from({ length: BENCH_SELLERS }, (_, n) => emailOfSeller(n)),
  ];
  await db
    .insertInto('users')
    .values(
      emails.map((email) => ({
        company_id: 1,
        username: 'Bench',
        surname: '',
        role: 'seller',
        rights: 'owner',
        email,
        email_key: email,
        password_hash,
        created_at: new Date().toISOString(),
      })),
    )
    .execute();
}

/**
 * A shop with `stock` units on the shelf and five times as many sold in five and a half years. Only
 * what the measured calls read is there: sold units have no movements.
 */
export async function fillForBench(db: Kysely<Schema>, stock: number): Promise<void> {
  await createCompany(db, {
    name: 'Bench',
    registrationNumber: '',
    admin: '',
    email: '',
    phone: null,
    address: null,
    timezone: 'Europe/Belgrade',
    at: new Date().toISOString(),
  });
  await addSellers(db);
  const products = Math.max(200, Math.floor(stock / 50));
  await addCatalogue(db, products);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await withoutIndexes(connection, () => addStockAndSales(connection, stock, products));
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`checkpoint`.execute(connection);
  });
}
