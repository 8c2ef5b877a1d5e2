import type {
  Bank,
  Conflict,
  PaymentType,
  ProductRow,
  SaleType,
  SellItem,
} from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import { typedCents } from './typed-amount';

/** What the cashier chooses for one unit, or for all of them at once. */
export interface SaleChoice {
  paymentType: PaymentType;
  /** Empty until chosen; counts only when the payment type is bank. */
  bank: Bank | '';
  saleType: SaleType;
}

export interface SaleLine extends SaleChoice {
  unit: ProductRow;
  /** As typed. */
  price: string;
}

/** The unit that somebody else sold, under the name that the cashier knows it by. */
export interface LostUnit extends Conflict {
  label: string;
}

/** The basket on the counter: what survives a reload, a lost network and a sign-in. */
export interface SaleDraft {
  /** Kept until the server has answered definitely, so that a retry sells once. */
  key: string;
  open: boolean;
  /** The ticked units, in the order they were ticked or scanned. */
  lines: SaleLine[];
  /** Units that were scanned, newest first: they stand in the table whatever the filter says. */
  scanned: ProductRow[];
  lost: LostUnit[];
}

export type SaleStep =
  | { type: 'scanned'; unit: ProductRow }
  | { type: 'ticked'; units: ProductRow[] }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'changed'; id: number; change: Partial<SaleChoice> & { price?: string } }
  | { type: 'applied'; choice: Partial<SaleChoice> }
  | { type: 'removed'; id: number }
  | { type: 'refused'; key: string; lost: LostUnit[] }
  | { type: 'emptied'; key: string };

/** §4. */
const DEFAULT_CHOICE: SaleChoice = { paymentType: 'cash', bank: '', saleType: 'store' };

export const emptyDraft = (key: string): SaleDraft => ({
  key,
  open: false,
  lines: [],
  scanned: [],
  lost: [],
});

const lineOf = (unit: ProductRow): SaleLine => ({
  ...DEFAULT_CHOICE,
  unit,
  price: moneyOfCents(centsOf(unit.price)),
});

export function saleDraft(draft: SaleDraft, step: SaleStep): SaleDraft {
  switch (step.type) {
    case 'scanned':
      return withScanned(draft, step.unit);
    case 'ticked':
      return { ...draft, lines: step.units.map((unit) => lineFor(draft, unit)) };
    case 'opened':
      return { ...draft, open: draft.lines.length > 0, lost: [] };
    case 'closed':
      return { ...draft, open: false, lost: [] };
    case 'changed':
      return {
        ...draft,
        lines: draft.lines.map((line) =>
          line.unit.id === step.id ? { ...line, ...step.change } : line,
        ),
      };
    case 'applied':
      return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...step.choice })) };
    case 'removed':
      return { ...draft, lines: draft.lines.filter((line) => line.unit.id !== step.id) };
    case 'refused':
      return withoutLost(draft, step.key, step.lost);
    case 'emptied':
      return emptyDraft(step.key);
  }
}

const lineFor = (draft: SaleDraft, unit: ProductRow) =>
  draft.lines.find((line) => line.unit.id === unit.id) ?? lineOf(unit);

function withScanned(draft: SaleDraft, unit: ProductRow): SaleDraft {
  const others = draft.scanned.filter((row) => row.id !== unit.id);
  const known = draft.lines.some((line) => line.unit.id === unit.id);
  return {
    ...draft,
    scanned: [unit, ...others],
    lines: known ? draft.lines : [...draft.lines, lineOf(unit)],
  };
}

function withoutLost(draft: SaleDraft, key: string, lost: LostUnit[]): SaleDraft {
  const gone = new Set(lost.map((unit) => unit.id));
  return {
    ...draft,
    key,
    lost,
    lines: draft.lines.filter((line) => !gone.has(line.unit.id)),
    scanned: draft.scanned.filter((unit) => !gone.has(unit.id)),
  };
}

export interface LineErrors {
  price?: boolean;
  bank?: boolean;
}

/** What is missing, by unit; empty when the basket can be sold. */
export function draftErrors(lines: readonly SaleLine[]): ReadonlyMap<number, LineErrors> {
  const errors = new Map<number, LineErrors>();
  for (const line of lines) {
    const price = typedCents(line.price) === null;
    const bank = line.paymentType === 'bank' && line.bank === '';
    if (price || bank) errors.set(line.unit.id, { price, bank });
  }
  return errors;
}

/** The call's body. Only for lines without errors; the same lines give the same body. */
export const sellItems = (lines: readonly SaleLine[]): SellItem[] =>
  lines.map((line) => ({
    id: line.unit.id,
    regular_price: moneyOfCents(centsOf(line.unit.price)),
    price: moneyOfCents(typedCents(line.price) ?? 0),
    paymentType: line.paymentType,
    bank: line.paymentType === 'bank' && line.bank ? line.bank : undefined,
    type: line.unit.type,
    sale_type: line.saleType,
  }));
