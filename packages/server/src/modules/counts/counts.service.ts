import type { Count, countCalls, CountView, PageInfo } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { may } from '../../authorize';
import type { Caller, Context } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { writeCursor } from '../../http/cursor';
import { type CountRow, readCount, readCounts, readPeople } from './counts.repository';
import { readOwnScans } from './scans/answers.repository';
import { readDevices } from './scans/devices.repository';

const PAGE = 50;
const OWN_SCANS = 50;

/**
 * The expected number is for people with `counts.apply`; of a blind count only once it has ended.
 */
const seesExpected = (caller: Caller, { blind, state }: CountRow) =>
  may(caller, 'counts.apply') && !(blind && state === 'open');

export function shownCount(caller: Caller, row: CountRow): Count {
  const { location_id: place, location, type, brands, code, units, ...rest } = row;
  const { sorted: _, stored_scope: __, ...count } = rest;
  return {
    ...count,
    location: { id: place, name: location },
    scope: { type, brands, code, units },
    expected: seesExpected(caller, row) ? row.expected : null,
  };
}

/** A page of counts, open ones first, then latest first. */
export async function listCounts(
  db: Executor,
  { caller }: Context,
  { limit = PAGE, ...asked }: z.output<typeof countCalls.list.query>,
): Promise<{ data: Count[]; page: PageInfo }> {
  const found = await readCounts(db, caller.companyId, { ...asked, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit && rows.at(-1);
  const next = last ? writeCursor(last.sorted, last.id) : null;
  return { data: rows.map((row) => shownCount(caller, row)), page: { total: null, next } };
}

/** A count; throws 404 where the company has none such. */
export async function findCount(db: Executor, caller: Caller, id: number): Promise<CountRow> {
  const row = await readCount(db, caller.companyId, id);
  if (!row) throw refuse('count_not_found');
  return row;
}

/** How far a count is, who scans in it, and the caller's own latest scans. */
export async function viewCount(db: Executor, { caller }: Context, id: number): Promise<CountView> {
  const { companyId, userId } = caller;
  const row = await findCount(db, caller, id);
  const [people, devices, scans] = await Promise.all([
    readPeople(db, companyId, id),
    readDevices(db, companyId, id),
    readOwnScans(db, companyId, { count: id, userId, limit: OWN_SCANS }),
  ]);
  return { count: shownCount(caller, row), people, devices, scans };
}
