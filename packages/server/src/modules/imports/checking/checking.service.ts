import { FIELDS_OF, type ImportField, type ImportMapping } from '@backoffice/contracts';

import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';
import { nameKey } from '../../../db/name-key';
import { refuse } from '../../../errors';
import {
  type ImportToCheck,
  readImportToCheck,
  rememberMapping,
  rememberNames,
  writeJudgement,
} from './checking.repository';
import { judgeImport } from './judge';
import type { Judgement } from './judgement';

/** Fields that several columns may be. */
const MANY: ReadonlySet<ImportField> = new Set(['sizeQuantity', 'placeQuantity', 'productCode']);

/**
 * Throws 422 for a wrong number of columns, and for fields that belong to another subject or come
 * twice.
 */
function refuseWrongColumns({ headers }: ImportToCheck, { subject, columns }: ImportMapping): void {
  if (columns.length !== headers.length) {
    throw refuse('file_has_columns', { columns: headers.length }, { at: 'mapping.columns' });
  }
  const allowed: readonly ImportField[] = FIELDS_OF[subject];
  const seen = new Set<ImportField>();
  for (const [index, { field }] of columns.entries()) {
    if (!field) continue;
    const at = `mapping.columns.${index}.field`;
    if (!allowed.includes(field))
      throw refuse('column_of_other_subject', { subject, field }, { at });
    if (!MANY.has(field) && seen.has(field)) {
      throw refuse('column_twice', { field }, { at });
    }
    seen.add(field);
  }
}

/** Throws 403 where somebody who works for one shop would bring stock into another. */
async function refuseOtherShops(db: Executor, { caller }: Context, { found }: Judgement) {
  if (!caller.isLimited) return;
  const own = await db
    .selectFrom('locations')
    .select('name')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', caller.locationId ?? 0)
    .executeTakeFirst();
  const isOwn = (name: string) => own && nameKey(own.name) === nameKey(name);
  if (found.locations.every(({ name }) => name === null || isOwn(name))) return;
  throw refuse('own_shop_imports');
}

function refuseClosed(stored: ImportToCheck | undefined): ImportToCheck {
  if (!stored) throw refuse('import_not_found');
  if (stored.state === 'uploaded' || stored.state === 'checked') return stored;
  throw refuse('import_over_upload_again');
}

/**
 * Judges every row, outside of any transaction, since that may take seconds. Throws 404, 409 `closed`
 * for an import that is under way or over, 422 for a mapping that doesn't fit, 403 for another shop.
 */
export async function prepareCheck(
  db: Executor,
  context: Context,
  id: number,
  mapping: ImportMapping,
): Promise<Judgement> {
  const stored = refuseClosed(await readImportToCheck(db, context.caller.companyId, id));
  refuseWrongColumns(stored, mapping);
  const judgement = await judgeImport(db, context, stored, mapping);
  await refuseOtherShops(db, context, judgement);
  return judgement;
}

/** Keeps a judgement, and the mapping for the next file with these headers; throws as above. */
export async function keepJudgement(
  tx: Tx,
  { caller: { companyId }, now }: Context,
  id: number,
  judgement: Judgement,
): Promise<void> {
  const stored = refuseClosed(await readImportToCheck(tx, companyId, id, { lock: true }));
  const at = now.toISOString();
  await writeJudgement(tx, companyId, stored, judgement, at);
  const { leaveOut: _leaveOut, runs: _runs, names, ...mapping } = judgement.mapping;
  if (names?.length) await rememberNames(tx, companyId, { names, at });
  // Without headers columns are only called A, B, C, and hold something else in the next file.
  if (!stored.header_line) return;
  await rememberMapping(tx, companyId, { hash: stored.headers_hash, mapping, at });
}
