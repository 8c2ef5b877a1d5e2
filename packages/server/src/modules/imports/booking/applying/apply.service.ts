import type { ParsedImportApply } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../../../caller';
import { takeNumbers } from '../../../../db/counters';
import type { Tx } from '../../../../db/database';
import { refuse } from '../../../../errors';
import { readFirstLocation } from '../../../reference/reference.repository';
import { barcodeOf } from '../../../units/barcodes';
import { recordOperation } from '../../../units/record-operation';
import { holdImport, type Resolved, type StoredImport } from '../stored-import';
import { holdCompany, refuseSecond } from '../under-way';
import { type Digest, readCounter } from './digest';
import { bookItems } from './items.service';
import type { Names } from './names';
import { resolveNames } from './references';
import { refuseTakenBarcodes } from './taken';

/**
 * The largest number that a barcode of a file may have: new barcodes follow the largest one, so
 * enough numbers must stay free above it.
 */
const HIGHEST = 9_000_000_000;

const at = 'id';

/** Throws where an import cannot be booked as it stands. */
function refuseUnready(found: StoredImport, digest: Digest): void {
  if (found.state === 'uploaded') throw refuse('import_not_checked', {}, { at });
  if (found.state !== 'checked') {
    throw refuse(
      'import_over',
      {},
      {
        data: { state: found.state },
      },
    );
  }
  if (found.error_count) {
    throw refuse('import_has_errors', { errors: found.error_count }, { at });
  }
  if (found.checked_at !== digest.checkedAt) {
    throw refuse('import_checked_anew');
  }
  if (!digest.units && !digest.items.length) {
    throw refuse('import_books_nothing', {}, { at });
  }
}

/** Throws 403 where somebody who works for one shop would bring goods to another. */
function refuseOtherPlaces({ caller }: Context, resolved: Resolved): void {
  if (!caller.isLimited) return;
  const places = Object.values(resolved.locations);
  if (places.every((place) => place === caller.locationId)) return;
  throw refuse('own_shop_imports_to');
}

async function resolve(
  tx: Tx,
  context: Context,
  names: Names,
  create: ParsedImportApply['create'],
): Promise<Resolved> {
  const { caller } = context;
  const ids = await resolveNames(tx, context, names, create);
  const location = caller.locationId ?? (await readFirstLocation(tx, caller.companyId));
  return { ...ids, location };
}

/**
 * Reserves barcodes for all units, past those that the file brings, so that none is given out
 * twice. Answers the first reserved number.
 */
async function reserve(tx: Tx, companyId: number, digest: Digest): Promise<number> {
  const largest = digest.kept.reduce((most, number) => Math.max(most, number), 0);
  if (largest > HIGHEST) {
    throw refuse('barcode_too_high', { barcode: barcodeOf(largest) }, { at });
  }
  const { barcode: first } = await takeNumbers(tx, companyId, { barcode: 1 });
  const counter = await readCounter(tx, companyId);
  // Barcodes of the file that may have been given out since the digest looked them up.
  const late = digest.kept.filter((number) => number > digest.counter && number < counter);
  await refuseTakenBarcodes(
    tx,
    companyId,
    late.map((number) => ({ barcode: barcodeOf(number) })),
  );
  const start = Math.max(first[0] ?? 1, largest + 1);
  await sql`update counters set value = ${start + digest.units - 1}
    where company_id = ${companyId} and kind = 'barcode'`.execute(tx);
  return start;
}

async function beginBooking(
  tx: Tx,
  context: Context,
  found: StoredImport,
  { digest, create }: { digest: Digest; create: ParsedImportApply['create'] },
): Promise<void> {
  const { caller, now } = context;
  const at = now.toISOString();
  const resolved = await resolve(tx, context, digest.names, create);
  refuseOtherPlaces(context, resolved);
  const operation = await recordOperation(tx, caller, { kind: 'import', at, note: found.name });
  const first = await reserve(tx, caller.companyId, digest);
  await tx
    .updateTable('imports')
    .set({
      state: 'applying',
      consent: JSON.stringify(create),
      resolved: JSON.stringify(resolved),
      operation_id: operation,
      first_number: first,
      unit_count: digest.units,
      booked: 0,
      started_at: at,
    })
    .where('company_id', '=', caller.companyId)
    .where('id', '=', found.id)
    .execute();
}

/**
 * Begins to book an import, or books it at once where it brings reference data or articles. Throws 409
 * `conflict` while another one of the company is under way, `closed` where this one is, `changed`
 * where it was checked anew; 422 where rows are wrong or something is missing that may not be made.
 */
export async function applyImport(
  tx: Tx,
  context: Context,
  id: number,
  { digest, create }: { digest: Digest; create: ParsedImportApply['create'] },
): Promise<void> {
  const { companyId } = context.caller;
  await holdCompany(tx, companyId);
  await refuseSecond(tx, companyId, id);
  const found = await holdImport(tx, companyId, id);
  refuseUnready(found, digest);
  if (digest.items.length) await bookItems(tx, context, found, digest.items);
  else await beginBooking(tx, context, found, { digest, create });
}
