import type { CountReview } from '@backoffice/contracts';

import type { Context } from '../../../caller';
import type { Executor } from '../../../db/database';
import { refuseOtherShop } from '../claim-count';
import { findCount, shownCount } from '../counts.service';
import { readDevices } from '../scans/devices.repository';
import { readCounted, readLines, readReport, readUnknown } from './review.repository';
import type { Judged } from './verdicts';

export type Report = Omit<CountReview, 'count'>;

/** What a count found, as of now. */
export async function reportOf(db: Executor, count: Judged): Promise<Report> {
  const { companyId, id } = count;
  const [counted, lines, unknown, devices] = await Promise.all([
    readCounted(db, count),
    readLines(db, count),
    readUnknown(db, companyId, id),
    readDevices(db, companyId, id),
  ]);
  return { counted, lines, unknown, devices };
}

/** What a count found and what applying it would do; once it is applied, what it did. */
export async function reviewCount(
  db: Executor,
  { caller }: Context,
  id: number,
): Promise<CountReview> {
  const { companyId } = caller;
  const row = await findCount(db, caller, id);
  refuseOtherShop(caller, row.location_id);
  const kept = row.state === 'applied' ? await readReport(db, companyId, id) : null;
  const { stored_scope: scope, ...found } = row;
  const report = kept ?? (await reportOf(db, { ...found, companyId, scope }));
  // The lines of a cancelled count are of no use: it can't be applied any more.
  const lines = row.state === 'cancelled' ? [] : report.lines;
  return { count: shownCount(caller, row), ...report, lines };
}
