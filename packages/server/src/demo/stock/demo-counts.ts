import type { CountLine, ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { applyCount } from '../../modules/counts/review/apply.service';
import { isJudged } from '../../modules/counts/review/review.repository';
import { reviewCount } from '../../modules/counts/review/review.service';
import { scanInCount } from '../../modules/counts/scans/scans.service';
import { startCount } from '../../modules/counts/start-count.service';
import { takeOutOfStock } from '../../modules/stock/out.service';
import { IN_STOCK } from '../../modules/units/unit-select';
import type { Shelf, ShelfUnit } from './demo-shelf';

/** Everything that the demo counts are made from. */
interface Scene {
  tx: Tx;
  shelf: Shelf;
  locations: number[];
  on: (daysAgo: number, minutes: number, who?: 'owner') => Context;
}

const NINE = 9 * 60;
const idsOf = (units: ShelfUnit[]) => units.map(({ id }) => id);

async function barcodesOf(tx: Tx, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ barcode: string }>`
    select barcode from units where id = any(cast(${ids} as bigint[])) order by id`.execute(tx);
  return rows.map(({ barcode }) => barcode);
}

/** Scans codes one after another, in as many calls as it takes. */
async function scan(tx: Tx, context: Context, id: number, codes: string[]): Promise<void> {
  const device = 'Shelf phone';
  const scannedAt = context.now.toISOString();
  for (let from = 0; from < codes.length; from += 100) {
    const scans = codes.slice(from, from + 100).map((code, at) => ({
      ...{ key: `demo-${id}-${from + at}`, code, scanned_at: scannedAt },
    }));
    await scanInCount(tx, context, id, { device, pending: 0, left: false, scans });
  }
}

const judged = (lines: CountLine[]) =>
  lines.flatMap(({ id: unit, verdict }) => (isJudged(verdict) ? [{ unit, verdict }] : []));

/** A count of two weeks ago: one pair is lost, two are looked for, one moved and one found. */
export async function addAppliedCount({ tx, shelf, locations, on }: Scene): Promise<void> {
  const [location = 0, other = 0] = locations;
  const [found, ...units] = shelf.ofShop(location, 15);
  const foreign = shelf.ofShop(other, 1);
  if (!found || !units.length) return;
  const gone = { ids: [found.id], reason: 'lost' as const, note: 'Not on its shelf' };
  await takeOutOfStock(tx, on(13, NINE), gone);
  const scope = { ids: idsOf([found, ...units]) };
  const asked = { location, scope, blind: false, note: 'The shelf by the window' };
  const { id } = await startCount(tx, on(13, NINE + 60), asked);
  const there = idsOf([found, ...units.slice(3), ...foreign]);
  const codes = [...(await barcodesOf(tx, there)), '4006381333931'];
  await scan(tx, on(13, NINE + 75), id, codes);
  const owner = on(13, NINE + 120, 'owner');
  const seen = judged((await reviewCount(tx, owner, id)).lines);
  const lost = seen.find(({ verdict }) => verdict === 'missing')?.unit ?? 0;
  await applyCount(tx, owner, id, { decisions: [{ unit: lost, action: 'lost' }], seen });
}

/** The smallest kind of goods in a shop of which two or more are unmoved since; these come last. */
const goodsAt = (companyId: number, location: number, since: string) => sql<{
  type: ProductType;
  ids: number[];
}>`
  select type, json_agg(id order by moved_at desc, id) as ids from (
    select u.product_type as type, u.id, max(m.recorded_at) as moved_at
    from units u join movements m on m.company_id = u.company_id and m.unit_id = u.id
    where u.company_id = ${companyId} and u.location_id = ${location} and ${IN_STOCK}
    group by u.product_type, u.id
  ) goods
  group by type having count(*) filter (where moved_at < ${since}) > 1
  order by count(*), type limit 1`;

/** A count of one kind of goods in the last shop, half done yesterday evening. */
export async function addOpenCount({ tx, locations, on }: Scene): Promise<void> {
  const location = locations.at(-1) ?? 0;
  const started = on(1, 18 * 60);
  const since = started.now.toISOString();
  const { rows } = await goodsAt(started.caller.companyId, location, since).execute(tx);
  const [goods] = rows;
  if (!goods) return;
  const scope = { type: goods.type };
  const asked = { location, scope, blind: false, note: 'Before the holidays' };
  const { id } = await startCount(tx, started, asked);
  const half = goods.ids.slice(0, Math.ceil(goods.ids.length / 2));
  await scan(tx, on(1, 18 * 60 + 25), id, await barcodesOf(tx, half));
}
