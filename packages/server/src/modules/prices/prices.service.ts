import {
  MAX_PREVIEW_ROWS,
  type ParsedPriceChange,
  type PricePreview,
  type PricePreviewRow,
  type StockChange,
} from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import { may } from '../../authorize';
import type { Context } from '../../caller';
import { centsOf, eurosOf } from '../../cents';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { labelsDue } from '../units/labels-due';
import { recordOperation } from '../units/record-operation';
import { lockUnits } from '../units/stock-claims';
import { unitsInWords } from '../units/units-in-words';
import type { PriceWay } from './new-price';
import {
  changesPrice,
  findPriced,
  hashOfPrices,
  refuseUnpriceable,
  reprice,
  type RepricedUnit,
} from './priced-change';
import { findPreview, keepPreview, readProducts, writePrices } from './prices.repository';

const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);

function wayInWords({ set, percent, amount = '0.00' }: PriceWay): string {
  if (set !== undefined) return `${set} €`;
  return percent === undefined ? `${signed(amount)} €` : `${signed(percent)} %`;
}

/** The change as history shows it: "−20 %, ending .90". */
const changeInWords = (way: PriceWay): string =>
  way.ending === undefined ? wayInWords(way) : `${wayInWords(way)}, ending .${way.ending}`;

type Group = Pick<PricePreviewRow, 'product' | 'units' | 'old' | 'new'> & { code: string };

const totalOf = (units: RepricedUnit[], side: 'old' | 'new') =>
  eurosOf(units.reduce((sum, { cents }) => sum + cents[side], 0));

/** Units of one product with one price in one row, largest rows first. */
function groupsOf(units: RepricedUnit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { product_id: product, code, price: old, new: now } of units) {
    const key = `${product} ${old}`;
    const group = groups.get(key) ?? { product, code, units: 0, old, new: now };
    groups.set(key, { ...group, units: group.units + 1 });
  }
  return [...groups.values()].sort(
    (a, b) => b.units - a.units || (a.code < b.code ? -1 : Number(a.code > b.code)),
  );
}

async function rowsOf(tx: Tx, companyId: number, groups: Group[]): Promise<PricePreviewRow[]> {
  const shown = groups.slice(0, MAX_PREVIEW_ROWS);
  const products = await readProducts(tx, companyId, [
    ...new Set(shown.map(({ product }) => product)),
  ]);
  return shown.flatMap((group) => {
    const named = products.get(group.product);
    return named ? [{ ...group, ...named }] : [];
  });
}

/**
 * Says what a change of prices would do, and keeps it under the hash by which it can be applied.
 */
export async function previewPrices(
  tx: Tx,
  { caller, now }: Context,
  change: ParsedPriceChange,
): Promise<PricePreview> {
  const { companyId, userId } = caller;
  await refuseUnpriceable(tx, caller, change);
  const units = reprice(caller, await findPriced(tx, caller, change), change);
  const hash = hashOfPrices(units);
  await keepPreview(tx, { companyId, userId, hash, change, at: now.toISOString() });
  const changed = units.filter(changesPrice);
  const groups = groupsOf(changed);
  const isBelowCost = (unit: RepricedUnit) => unit.cents.new < centsOf(unit.import_price);
  return {
    hash,
    units: changed.length,
    unchanged: units.length - changed.length,
    old_total: totalOf(changed, 'old'),
    new_total: totalOf(changed, 'new'),
    below_cost: may(caller, 'costs.view') ? changed.filter(isBelowCost).length : null,
    rows: await rowsOf(tx, companyId, groups),
    row_count: groups.length,
  };
}

const stale = () => refuse('preview_stale');

/** Locks the units of a preview and computes it anew; throws 409 if it is no longer the same. */
async function claimPreviewed(
  tx: Tx,
  { caller }: Context,
  change: ParsedPriceChange,
  hash: string,
): Promise<RepricedUnit[]> {
  const before = await findPriced(tx, caller, change);
  const locked = await lockUnits(
    tx,
    caller.companyId,
    before.map(({ id }) => id),
  );
  const isLocked = new Set(locked.map(({ id }) => id));
  const units = await findPriced(tx, caller, change);
  if (units.some(({ id }) => !isLocked.has(id))) throw stale();
  const repriced = reprice(caller, units, change);
  if (hashOfPrices(repriced) !== hash) throw stale();
  return repriced;
}

/** Changes prices as they were previewed, of all units or of none; their labels are then due. */
export async function applyPrices(
  tx: Tx,
  context: Context,
  { hash }: { hash: string },
): Promise<StockChange> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const change = await findPreview(tx, { companyId, userId, hash });
  if (!change) throw stale();
  const units = (await claimPreviewed(tx, context, change, hash)).filter(changesPrice);
  if (!units.length) {
    throw refuse('no_price_changes', {}, { at: 'hash' });
  }
  const at = now.toISOString();
  const note = changeInWords(change);
  const operation = await recordOperation(tx, caller, { kind: 'price', at, note });
  await writePrices(tx, { companyId, userId, operation, at, units });
  await labelsDue(tx, companyId, operation);
  const total = { before: totalOf(units, 'old'), after: totalOf(units, 'new') };
  const subject = `${note}: ${unitsInWords(units)}`;
  await recordEvent(tx, context, { kind: 'prices.changed', subject, changes: { total } });
  return { ids: units.map(({ id }) => id), operation };
}
