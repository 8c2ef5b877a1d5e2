import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { type LiveLine, readLinesOfSale } from '../../sold-sales/mending/reversing.repository';
import { type LockedUnit, lockUnits, refuseRepeated } from '../../units/stock-claims';

/** What is asked for a line: a unit that was handed over, or null for its money back. */
export interface Asked {
  line: number;
  unit: number | null;
}

/** A line with the unit that takes the place of its own. */
export interface Replaced {
  line: LiveLine;
  unit: LockedUnit;
}

export interface AskedLines {
  replaced: Replaced[];
  /** Lines whose money is paid back. */
  refunded: LiveLine[];
  /** How many are left for another time. */
  left: number;
}

const isOpen = ({ owed, reversal_id: reversal }: LiveLine) => owed && reversal === null;

const isForSale = (unit: LockedUnit) =>
  [unit.sale_id, unit.out_id, unit.shipment_id, unit.set_aside].every((one) => one === null) &&
  !unit.importing;

/** Whether a unit could take the place of a line's own: it itself, or one like it in that shop. */
function isAlike(unit: LockedUnit, own: LockedUnit, shop: number | null): boolean {
  if (unit.id === own.id) return true;
  const isOfKind = unit.product_id === own.product_id && unit.number_id === own.number_id;
  return isOfKind && unit.location_id === shop;
}

/** Why a unit can't take the place of a line's own; undefined where it can. */
function reasonNot(unit: LockedUnit, own: LockedUnit, shop: number | null) {
  if (!isAlike(unit, own, shop)) return 'not_in_its_place';
  if (isForSale(unit)) return undefined;
  return isForSale({ ...unit, set_aside: null }) ? 'set_aside_first' : 'not_in_its_place';
}

/** The lines that are asked for; throws 404 for a line of another sale, 409 for a settled one. */
function linesOf(lines: LiveLine[], asked: Asked[]): LiveLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const named = new Set<number>();
  return asked.map(({ line: id }, index) => {
    const line = byId.get(id);
    if (!line) throw refuse('line_not_found', { id: String(id) });
    if (named.has(id)) throw refuse('settled_twice', {}, { at: `lines.${index}.line` });
    named.add(id);
    if (!isOpen(line)) throw refuse('not_to_settle');
    return line;
  });
}

/**
 * Locks what settling a sale takes: the units of its lines and those that take their places. Throws
 * 404, 409 and 422 for what cannot be settled so.
 */
export async function claimLines(
  tx: Tx,
  { caller: { companyId } }: Context,
  saleId: number,
  asked: Asked[],
): Promise<AskedLines> {
  const lines = await readLinesOfSale(tx, companyId, saleId);
  const named = linesOf(lines, asked);
  const chosen = asked.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  refuseRepeated(chosen, 'lines');
  const ids = [...new Set([...named.map((line) => line.unit_id), ...chosen])];
  const units = await lockUnits(tx, companyId, ids);
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const claimed: AskedLines = { replaced: [], refunded: [], left: 0 };
  for (const [index, line] of named.entries()) {
    const id = asked[index]?.unit ?? null;
    if (id === null) {
      claimed.refunded.push(line);
      continue;
    }
    const unit = unitOf.get(id);
    if (!unit) throw refuse('unit_of_nobody', { id: String(id) });
    const own = unitOf.get(line.unit_id) as LockedUnit;
    const reason = reasonNot(unit, own, line.location_id);
    if (reason) {
      const at = `lines.${index}.unit`;
      throw refuse(reason, { code: unit.code, id: String(id) }, { at });
    }
    claimed.replaced.push({ line, unit });
  }
  claimed.left = lines.filter(isOpen).length - named.length;
  return claimed;
}
