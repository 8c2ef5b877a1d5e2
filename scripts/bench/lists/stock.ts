import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { serveBuilds } from '../../../packages/release/src/index.ts';
import { buildChanged } from '../../../packages/workspace/build-changed.mjs';
import { ROOT } from '../../../packages/workspace/folders.mjs';
import type { Surroundings } from '../surroundings.ts';

/** Every new product has this many units. */
const UNITS_EACH = 50;

const load = async (name: string) => {
  const require = createRequire(join(ROOT, 'packages', 'server', 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
};

/** Starts a server with the current builds and `howMany` units in the demo company's stock. */
export async function serveStock({ folder, serve }: Surroundings, howMany: number) {
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { stop, dataDirectory } = await serve(releases);
  await stop();
  await fillStock(dataDirectory, howMany);
  return serve(releases);
}

/**
 * Fills the demo company's stock up to `howMany` units, straight in the tables of a folder that
 * no server uses. Barcodes start with another digit than those that the server gives.
 */
async function fillStock(folder: string, howMany: number) {
  const { PGlite } = await load('@electric-sql/pglite');
  const { pg_trgm } = await load('@electric-sql/pglite/contrib/pg_trgm');
  const database = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
  const { rows } = await database.query(`select w.company_id as company, min(w.id) as person,
      (select count(*) from units u where u.company_id = w.company_id and sale_id is null
        and out_id is null) as stock
    from users w where email_key = 'demo@example.com' group by w.company_id`);
  const { company, person, stock } = rows[0];
  const missing = Math.max(0, howMany - stock);
  const products = Math.ceil(missing / UNITS_EACH);
  const filling = { company, person, products, missing };
  await database.transaction(async (transaction: typeof database) => {
    await transaction.query(newProducts(filling));
    await transaction.exec(theirUnits(filling));
  });
  await database.exec('vacuum analyze');
  await database.close();
}

interface Filling {
  company: number;
  person: number;
  products: number;
  /** How many units are to be added. */
  missing: number;
}

const newProducts = ({
  company,
  products,
}: Filling) => `create temporary table filling on commit drop as
  select nextval(pg_get_serial_sequence('products', 'id')) as product_id,
    nextval(pg_get_serial_sequence('deliveries', 'id')) as delivery_id,
    n, p.type, p.code || '-' || n as code, p.code_key || '-' || n as code_key,
    p.brand_id, p.specific_type_id, p.color_id, 20 + n % 80 as price,
    current_date - cast(n % 700 as integer) as day
  from generate_series(1, ${products}) as n
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_of
    from products where company_id = ${company} and type <> 'accessories') p
    on p.place = n % p.all_of`;

const theirUnits = ({ company, person, missing }: Filling) => `
  insert into products (company_id, id, type, code, code_key, brand_id, specific_type_id,
    color_id, created_at)
  select ${company}, product_id, type, code, code_key, brand_id, specific_type_id, color_id, day
  from filling;
  insert into deliveries (company_id, id, product_id, import_price, stock_price, received_at,
    received_on, user_id)
  select ${company}, delivery_id, product_id, price / 2, price, day, day,
    ${person}
  from filling;
  insert into units (company_id, product_id, delivery_id, product_type, number_id, location_id,
    barcode, price, received_on)
  select ${company}, product_id, delivery_id, f.type, s.id, l.id,
    '3' || lpad(cast(row_number() over (order by n, u) as text), 11, '0'), price, day
  from filling f cross join generate_series(1, ${UNITS_EACH}) as u
  join (select *, row_number() over (partition by type order by id) - 1 as place,
    count(*) over (partition by type) as all_of from numbers where company_id = ${company}) s
    on s.type = f.type and s.place = u % s.all_of
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_of
    from locations where company_id = ${company}) l on l.place = (n + u) % l.all_of
  limit ${missing};
  insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
    to_location_id)
  select ${company}, u.id, 'received', day, day, ${person},
    u.location_id
  from filling f join units u on u.company_id = ${company} and u.product_id = f.product_id;`;
