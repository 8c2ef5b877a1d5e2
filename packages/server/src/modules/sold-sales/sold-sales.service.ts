import {
  plainDigits,
  type FoundLine,
  MAX_FOUND_LINES,
  offlineSlipNumber,
  offlineSlipOf,
  readOfflineSlip,
  readSlipCode,
  type SlipCodeKind,
  type SaleView,
  type soldSaleCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { finds, nameKey } from '../../db/name-key';
import { refuse } from '../../errors';
import { findByOfflineSlip, findByReceipt, findByReturn, findByUnit } from './find-sale.repository';
import { readSoldLines, withoutSale } from './sold-line.repository';
import { readSoldSale } from './sold-sale.repository';

type Doing = Pick<Context, 'caller' | 'today'>;
type FindQuery = z.output<typeof soldSaleCalls.find.query>;
type LinesQuery = z.output<typeof soldSaleCalls.lines.query>;

/** A sale with all lines that it ever had. */
export async function viewSale(
  db: Executor,
  { caller: { companyId }, today }: Doing,
  saleId: number,
): Promise<SaleView> {
  const [found, lines] = await Promise.all([
    readSoldSale(db, { companyId, saleId, today }),
    readSoldLines(db, { companyId, which: sql`x.sale_id = ${saleId}` }),
  ]);
  if (!found) throw refuse('sale_not_found');
  return { sale: found.sale, lines: lines.map(withoutSale) };
}

/** How the sale of a slip is found by the number in its bars. */
const FINDERS: Record<SlipCodeKind, typeof findByReceipt> = {
  sale: findByReceipt,
  return: findByReturn,
  offline: (db, companyId, number) => findByOfflineSlip(db, companyId, offlineSlipOf(number)),
};

async function saleOfCode(db: Executor, companyId: number, typed: string): Promise<number> {
  const code = plainDigits(typed);
  const typedSlip = readOfflineSlip(code.toUpperCase());
  const slip = typedSlip
    ? { kind: 'offline' as const, number: offlineSlipNumber(typedSlip) }
    : readSlipCode(code);
  if (slip) {
    const found = await FINDERS[slip.kind](db, companyId, slip.number);
    if (found === undefined) throw refuse('slip_not_found', { code });
    return found;
  }
  const found = await findByUnit(db, companyId, code);
  if (found === undefined) throw refuse('barcode_not_found', { barcode: code });
  if (found === null) {
    throw refuse('never_sold', { code });
  }
  return found;
}

/**
 * Finds a sale by the barcode of a unit or a slip, or by its number. Throws 422 for a unit that was
 * never sold.
 */
export async function findSale(
  db: Executor,
  context: Doing,
  { code, number }: FindQuery,
): Promise<SaleView> {
  const { companyId } = context.caller;
  if (code) return viewSale(db, context, await saleOfCode(db, companyId, code));
  if (!number) {
    throw refuse('code_or_number_missing', {}, { at: 'code' });
  }
  const found = await findByReceipt(db, companyId, number);
  if (found === undefined) throw refuse('receipt_not_found', { number: String(number) });
  return viewSale(db, context, found);
}

/** Sold lines, for units whose label is lost: newest first, without voided and corrected ones. */
export async function findSoldLines(
  db: Executor,
  { caller: { companyId } }: Doing,
  { code, number, from, to }: LinesQuery,
): Promise<FoundLine[]> {
  const all = [
    sql`(x.reversal_id is null or exists (select from reversals v where v.company_id = x.company_id
      and v.id = x.reversal_id and v.kind = 'return'))`,
  ];
  if (code) all.push(finds(sql`p.code_search`, code));
  if (number) {
    all.push(sql`u.number_id in (select id from numbers
      where company_id = ${companyId} and name_key = ${nameKey(number)})`);
  }
  if (from) all.push(sql`x.sold_on >= ${from}`);
  if (to) all.push(sql`x.sold_on <= ${to}`);
  const which = sql.join(all, sql` and `);
  return readSoldLines(db, { companyId, which, newestFirst: true, limit: MAX_FOUND_LINES });
}
