import type { Caller, Context } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import type { TillKey } from './periods';

/** A till with the shop that it stands in; null where it belongs to none. */
export interface MeantTill extends TillKey {
  shop: { id: number; name: string } | null;
}

/** A till's name for people. */
export const nameOf = ({ shop }: Pick<MeantTill, 'shop'>): string => shop?.name ?? 'Without a shop';

/** Throws 403 where somebody who works for one shop asks for the till of another. */
export function refuseOtherTill(
  { isLimited, locationId: own }: Caller,
  locationId: number | null,
): void {
  if (isLimited && locationId !== own) {
    throw refuse('till_of_other_shop');
  }
}

const readShop = (db: Executor, { companyId, locationId }: TillKey) =>
  db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', locationId)
    .executeTakeFirst();

async function findTill(
  db: Executor,
  { caller }: Context,
  location: number | null | undefined,
): Promise<MeantTill | undefined> {
  const locationId = location === undefined ? caller.locationId : location;
  refuseOtherTill(caller, locationId);
  const till = { companyId: caller.companyId, locationId };
  if (locationId === null) return { ...till, shop: null };
  const shop = await readShop(db, till);
  return shop && { ...till, shop };
}

/** The till that a query names, else the caller's own. Throws 403 and 404. */
export async function askedTill(
  db: Executor,
  context: Context,
  location: number | null | undefined,
): Promise<MeantTill> {
  const till = await findTill(db, context, location);
  if (!till) throw refuse('shop_not_found');
  return till;
}

/** Text is the exact name of a shop, else its id. */
async function idOfPlace(db: Executor, { caller }: Context, text: string): Promise<number> {
  const named = await db
    .selectFrom('locations')
    .select('id')
    .where('company_id', '=', caller.companyId)
    .where('name', '=', text)
    .executeTakeFirst();
  return named?.id ?? (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : NO_PLACE);
}

/** The id of no row. */
const NO_PLACE = 0;

/** The till that a body names, else the caller's own. Throws 403 and 422. */
export async function meantTill(
  db: Executor,
  context: Context,
  location: number | string | null | undefined,
): Promise<MeantTill> {
  const id = typeof location === 'string' ? await idOfPlace(db, context, location) : location;
  const till = await findTill(db, context, id);
  if (!till) throw refuse('no_such_shop', {}, { at: 'location' });
  return till;
}
