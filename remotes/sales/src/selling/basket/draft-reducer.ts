import { isWholeUnit, type StockRow } from '@backoffice/api-client/resources/products';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import { begun, withBasket, withoutBasket } from './left-baskets';
import { withoutReturns, withReturns } from './return-lines';
import {
  emptyDraft,
  isEmpty,
  lineOf,
  NOTHING_SAID,
  type LostUnit,
  type SaleAction,
  type SaleDraft,
  type SaleLine,
} from './sale-draft';
import { splitCents } from './split-cents';

/** Without a line nothing is paid, so what was said of the payment is for no later customer. */
export function saleDraftReducer(draft: SaleDraft, action: SaleAction): SaleDraft {
  const next = reduced(draft, action);
  return next.lines.length === 0 ? { ...next, ...NOTHING_SAID } : next;
}

function reduced(draft: SaleDraft, action: SaleAction): SaleDraft {
  switch (action.type) {
    case 'scanned':
      return withScanned(draft, action.unit);
    case 'ticked':
      return { ...draft, lines: withUnits(draft.lines, action.units) };
    case 'unticked':
      return withoutUnits(draft, action.ids);
    case 'cleared':
      return { ...emptyDraft(action.key, draft), left: draft.left };
    case 'begun':
      return begun(draft, action.key, action.mark);
    case 'broughtBack':
      return withBasket(withoutBasket(draft, action.basket), action.basket);
    case 'dropped':
      return withoutBasket(draft, action.basket);
    case 'opened':
      return { ...draft, open: !isEmpty(draft), lost: [] };
    case 'closed':
      return { ...draft, open: false, lost: [], received: '', rest: '' };
    case 'changed':
    case 'applied':
    case 'priced':
      return { ...draft, lines: changedLines(draft.lines, action) };
    case 'saidAtPayment':
      return { ...draft, ...action.said };
    case 'refused':
      return { ...withoutLost(draft, action.lost), key: action.key, lost: action.lost };
    case 'arrived':
      return withArrived(draft);
    case 'sold':
      return { ...withoutBooked(draft, action), key: action.key, open: false, lost: [] };
    case 'takenBack':
    case 'returnLeft':
    case 'returnChanged':
    case 'wayChosen':
    case 'noted':
      return stillOpen(withReturns(draft, action));
  }
}

type Change = Extract<SaleAction, { type: 'changed' | 'applied' | 'priced' }>;

function changedLines(lines: SaleLine[], action: Change): SaleLine[] {
  if (action.type === 'priced') return withTotal(lines, action.total);
  if (action.type === 'applied') return lines.map((line) => ({ ...line, ...action.terms }));
  return lines.map((line) => (line.unit.id === action.id ? { ...line, ...action.change } : line));
}

/**
 * Units that were scanned while the sale was being booked are for the next customer, so they stay.
 */
const withoutBooked = (
  draft: SaleDraft,
  { ids, returned = [] }: Extract<SaleAction, { type: 'sold' }>,
): SaleDraft => ({
  ...onlyTicked(withoutReturns(without(draft, ids), returned)),
  ...NOTHING_SAID,
  way: '',
  note: '',
});

/** The dialog closes when the basket becomes empty. */
const stillOpen = (draft: SaleDraft): SaleDraft => ({
  ...draft,
  open: draft.open && !isEmpty(draft),
});

function withUnits(lines: readonly SaleLine[], units: readonly StockRow[]): SaleLine[] {
  const known = new Set(lines.map((line) => line.unit.id));
  const added = units.filter((unit) => !known.has(unit.id));
  return [...lines, ...added.filter(isWholeUnit).map(lineOf)];
}

function withoutUnits(draft: SaleDraft, ids: readonly number[]): SaleDraft {
  const lines = draft.lines.filter((line) => !ids.includes(line.unit.id));
  return stillOpen({ ...draft, lines });
}

function withScanned(draft: SaleDraft, unit: StockRow): SaleDraft {
  const others = draft.scanned.filter((row) => row.id !== unit.id);
  return {
    ...draft,
    scanned: [unit, ...others],
    lines: withUnits(draft.lines, [unit]),
  };
}

/** Sets prices in cents that add up to a total, in proportion to the regular prices. */
function withTotal(lines: readonly SaleLine[], total: number): SaleLine[] {
  const shares = splitCents(
    total,
    lines.map(({ unit }) => centsOf(unit.price)),
  );
  return lines.map((line, index) => ({ ...line, price: moneyOfCents(shares[index] ?? 0) }));
}

/** Scanned units that were unticked, and so not sold, are no longer on the counter. */
function onlyTicked(draft: SaleDraft): SaleDraft {
  const ticked = new Set(idsOf(draft.lines.map((line) => line.unit)));
  return { ...draft, scanned: draft.scanned.filter((unit) => ticked.has(unit.id)) };
}

/**
 * Units that were taken back already are refused by the id of their sold line, all others by the
 * unit's id. Units under way stay, because they may have come meanwhile.
 */
function withoutLost(draft: SaleDraft, lost: readonly LostUnit[]): SaleDraft {
  const returned = lost.filter(({ why }) => why === 'returned');
  const units = lost.filter(({ why }) => why !== 'returned' && why !== 'in_transit');
  return withoutReturns(without(draft, idsOf(units)), idsOf(returned));
}

/**
 * Marks refused units on the counter as under way, so that they are received when they are sold.
 */
function withArrived(draft: SaleDraft): SaleDraft {
  const to = new Map(draft.lost.map(({ id, shipment }) => [id, shipment?.to]));
  const arrived = <Unit extends StockRow>(unit: Unit): Unit => ({
    ...unit,
    under_way_to: to.get(unit.id) ?? unit.under_way_to,
  });
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, unit: arrived(line.unit) })),
    scanned: draft.scanned.map(arrived),
    lost: [],
  };
}

const without = (draft: SaleDraft, ids: readonly number[]): SaleDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => !ids.includes(line.unit.id)),
  scanned: draft.scanned.filter((unit) => !ids.includes(unit.id)),
});

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
