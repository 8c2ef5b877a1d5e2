import type { CompanySettings, ParsedReturn } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readSettings } from '../company/settings.repository';
import { type Asked, hasCash, paidByItem, sayTheirWay, totalOf } from '../sales/basket';
import { type ClaimedBasket, claimBasket } from '../sales/claim-basket';
import type { Paid } from '../sales/parts';
import { refuseOwed, refuseReversed } from '../sold-sales/mending/reversed-lines';
import { type LiveLine, readLines } from '../sold-sales/mending/reversing.repository';
import { type LockedUnit, lockUnits, refuseMissing } from '../units/stock-claims';

export type ReturnedLine = LiveLine & ParsedReturn['returns'][number];

/** What stands before the fields of what is taken in exchange. */
const PATH = 'sells.';

/** What is taken in exchange; `paid` where the items say themselves how they are paid. */
type Exchange = ClaimedBasket & Asked & { paid?: Paid[] };

export interface ClaimedReturn {
  /** In the order of the request. */
  lines: ReturnedLine[];
  /** The units that are taken in exchange. */
  exchange: Exchange | undefined;
  settings: CompanySettings;
}

async function readAsked(
  tx: Tx,
  companyId: number,
  returns: ParsedReturn['returns'],
): Promise<ReturnedLine[]> {
  const ids = returns.map(({ line }) => line);
  const found = new Map((await readLines(tx, companyId, ids)).map((line) => [line.id, line]));
  const missing = ids.filter((id) => !found.has(id)).slice(0, 20);
  if (missing.length) throw refuse('ids_not_found', { ids: missing.map(String) });
  return returns.map((asked) => ({ ...(found.get(asked.line) as LiveLine), ...asked }));
}

/** What comes back unfit for sale cannot leave again with the same customer. */
function refuseUnfit(lines: ReturnedLine[], sells: ParsedReturn['sells']): void {
  const sold = new Set(sells.map(({ id }) => id));
  const unfit = lines.filter((line) => line.set_aside && sold.has(line.unit_id));
  if (!unfit.length) return;
  throw refuse('set_aside', { units: unfit.map(({ code, unit_id: id }) => `${code} (${id})`) });
}

/** The fields that say that a difference is paid in cash, where more is taken than comes back. */
function cashOnTop({ way, ways, sells }: ParsedReturn, lines: ReturnedLine[]): string[] {
  if (totalOf(sells) <= totalOf(lines)) return [];
  if (ways) return hasCash(ways) ? ['ways'] : [];
  return way?.type === 'cash' ? ['way'] : [];
}

/** What is taken in exchange; `paid` where the items say themselves how they are paid. */
function sellsOf(input: ParsedReturn, lines: ReturnedLine[]): Asked & { paid?: Paid[] } {
  const { sells: items } = input;
  if (sayTheirWay(items, PATH)) {
    if (input.ways) throw refuse('paid_twice', {}, { at: 'ways' });
    return paidByItem(items, PATH);
  }
  return { items, path: PATH, cashAt: cashOnTop(input, lines) };
}

async function claimSells(
  tx: Tx,
  context: Context,
  input: ParsedReturn,
  { units, lines }: { units: LockedUnit[]; lines: ReturnedLine[] },
): Promise<Exchange | undefined> {
  if (!input.sells.length) return undefined;
  refuseUnfit(lines, input.sells);
  const returning = new Set(lines.map((line) => line.unit_id));
  const asked = sellsOf(input, lines);
  return { ...asked, ...(await claimBasket(tx, context, asked, { units, returning })) };
}

/**
 * Locks the units of both directions at once and refuses what cannot come back (409, with who took
 * it back before) or leave.
 */
export async function claimReturn(
  tx: Tx,
  context: Context,
  input: ParsedReturn,
): Promise<ClaimedReturn> {
  const { companyId } = context.caller;
  const asked = await readAsked(tx, companyId, input.returns);
  const sells = input.sells.map(({ id }) => id);
  const ids = [...new Set([...asked.map((line) => line.unit_id), ...sells])];
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  await refuseReversed(
    tx,
    companyId,
    asked.map(({ line }) => line),
  );
  refuseOwed(asked);
  const exchange = await claimSells(tx, context, input, { units, lines: asked });
  return { lines: asked, exchange, settings: await readSettings(tx, companyId) };
}
