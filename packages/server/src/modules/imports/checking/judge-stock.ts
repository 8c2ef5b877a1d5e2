import { createHash } from 'node:crypto';

import { type ImportCheck, MAX_IMPORT_UNITS } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import { nameKey } from '../../../db/name-key';
import type { StoredRow } from '../../../db/tables/imports';
import type { JudgedLine } from '../judged-line';
import {
  readCodedVariants,
  readProductKeys,
  readUnitStates,
  type UnitState,
} from './company/lookups.repository';
import { productKey, variantKey } from './company/product-key';
import type { Check } from './rows/check';
import { type Draft, draftsOf } from './rows/draft';
import { filledDown } from './rows/fill-down';
import { judgeStock, type StockRow } from './rows/stock-rows';
import { variantDrafts } from './rows/variant-drafts';
import { LOOKED_AT, Variants } from './rows/variants';
import { isTotals } from './values/totals';

/** Judges rows of a file, some hundred at a time and in order, and then says what it found. */
export interface Judge {
  /** Looks at all rows, each time from the first, before one is judged that depends on later ones. */
  notes?: ((rows: readonly StoredRow[]) => void)[];
  chunk: (rows: readonly StoredRow[]) => Promise<{ lines: JudgedLine[]; units: number }>;
  found: () => Omit<ImportCheck, 'errors' | 'warnings'>;
}

interface Keyed extends StockRow {
  product: string;
  variant: string;
}

interface Had {
  products: ReadonlySet<string>;
  codes: ReadonlyMap<string, { variant: string; product: string }>;
  units: ReadonlyMap<string, UnitState>;
}

const keyed = (row: StockRow): Keyed => {
  const product = productKey(row.line);
  return { ...row, product, variant: variantKey(product, row.line.size) };
};

const isText = (value: string | null): value is string => value !== null;
const distinct = (values: (string | null)[]) => [...new Set(values.filter(isText))];

/** What a file has brought so far. */
class Brought {
  rows = 0;
  skipped = 0;
  units = 0;
  cents = 0;
  readonly products = new Map<string, boolean>();
  readonly codes = new Map<string, { variant: string; line: number; isNew: boolean }>();
  readonly barcodes = new Map<string, number>();
  readonly locations = new Map<string | null, number>();
  /** The line of each row, by the hash of its cells. */
  readonly seen = new Map<string, number>();

  found(check: Check): Omit<ImportCheck, 'errors' | 'warnings'> {
    const locations = [...this.locations].map(([name, units]) => ({ name, units }));
    return {
      rows: this.rows,
      skipped: this.skipped,
      units: this.units,
      products: this.products.size,
      newProducts: [...this.products.values()].filter(Boolean).length,
      codes: [...this.codes.values()].filter(({ isNew }) => isNew).length,
      value: `${Math.trunc(this.cents / 100)}.${String(this.cents % 100).padStart(2, '0')}`,
      locations: locations.sort((a, b) => b.units - a.units),
      items: 0,
      known: 0,
      missing: check.names.missed(),
      runs: [...check.runs.values()],
    };
  }
}

/**
 * A barcode of ours names one unit: it must be free, or that of a unit that was taken back. False
 * for a row that can't be booked.
 */
function judgeBarcode(
  { verdicts }: Check,
  brought: Brought,
  { line, barcodeCell }: Keyed,
  had: Had,
): boolean {
  const { barcode } = line;
  if (barcode === null) return true;
  const before = brought.barcodes.get(barcode);
  if (before !== undefined) {
    verdicts.error(line.line, barcodeCell, 'barcode_repeated', { line: String(before) });
    return false;
  }
  brought.barcodes.set(barcode, line.line);
  const state = had.units.get(barcode);
  const isFree = state === undefined || state === 'undone';
  if (state === 'undone') verdicts.warn(line.line, barcodeCell, 'revived');
  else if (!isFree) verdicts.error(line.line, barcodeCell, 'barcode_taken', { state });
  return isFree;
}

/**
 * A supplier's code names one product in one size, in the company and in the file: what has another
 * one's code comes without it.
 */
function judgeCode({ verdicts }: Check, brought: Brought, row: Keyed, had: Had): void {
  const { gtin, variant, line, codeCell } = row;
  if (gtin === null) return;
  const stored = had.codes.get(gtin);
  const before = brought.codes.get(gtin);
  const other = [stored, before].find((one) => one && one.variant !== variant);
  if (other) {
    const named: [string, string] =
      'product' in other ? ['product', other.product] : ['line', String(other.line)];
    verdicts.warn(line.line, codeCell, 'code_taken', Object.fromEntries([named]));
    line.productCode = null;
  } else if (!before) {
    brought.codes.set(gtin, { variant, line: line.line, isNew: !stored });
  }
}

function judgeUnits({ verdicts }: Check, brought: Brought, { line }: Keyed): void {
  const units = brought.units + line.quantity;
  if (units > MAX_IMPORT_UNITS && brought.units <= MAX_IMPORT_UNITS) {
    verdicts.error(line.line, null, 'too_many', { most: String(MAX_IMPORT_UNITS) });
  }
  brought.units = units;
  brought.cents += Number(line.stockPrice.replace('.', '')) * line.quantity;
  brought.locations.set(line.location, (brought.locations.get(line.location) ?? 0) + line.quantity);
}

/**
 * Warns of a row that equals an earlier one; without quantities each row is one unit, and equal
 * rows are right.
 */
function noteRepeated({ fields, verdicts }: Check, brought: Brought, [line, row]: StoredRow) {
  if (!fields.has('quantity') && !fields.has('sizeQuantity')) return;
  const hash = createHash('sha1').update(JSON.stringify(row)).digest('base64');
  const before = brought.seen.get(hash);
  if (before === undefined) brought.seen.set(hash, line);
  else verdicts.warn(line, null, 'repeated', { line: String(before) });
}

function judgeRow(check: Check, brought: Brought, draft: Draft, row: StoredRow): Keyed[] {
  const judged = judgeStock(check, draft);
  if (judged?.length === 0) brought.skipped += 1;
  if (judged?.length) noteRepeated(check, brought, row);
  return judged?.map(keyed) ?? [];
}

/** Which products, codes and barcodes of these rows the company has already. */
const lookUp = async (db: Executor, companyId: number, rows: Keyed[]): Promise<Had> => ({
  products: await readProductKeys(
    db,
    companyId,
    distinct(rows.map(({ line }) => nameKey(line.code))),
  ),
  codes: await readCodedVariants(db, companyId, distinct(rows.map(({ gtin }) => gtin))),
  units: await readUnitStates(db, companyId, distinct(rows.map(({ line }) => line.barcode))),
});

/** Reads what rows bring, before their products, codes and barcodes are looked up. */
function rowsOf(check: Check, brought: Brought, all: Variants | undefined) {
  const read = draftsOf(check.mapping.columns, check.headers);
  const filled = all
    ? variantDrafts(check, all)
    : check.mapping.fillDown
      ? filledDown()
      : (draft: Draft) => draft;
  return (row: StoredRow): Keyed[] => {
    const draft = read(row);
    if (!draft) return [];
    brought.rows += 1;
    if (isTotals(row[1], draft.cells.code?.text)) {
      brought.skipped += 1;
      check.verdicts.warn(draft.line, null, 'totals');
      return [];
    }
    const whole = filled(draft);
    if (whole) return judgeRow(check, brought, whole, row);
    brought.skipped += 1;
    return [];
  };
}

/** Looks at a file's variants as often as its fields need. */
function notesOf({ mapping, headers, fields }: Check, all: Variants) {
  const read = draftsOf(mapping.columns, headers);
  const each = (take: (draft: Draft) => void) => (rows: readonly StoredRow[]) => {
    for (const row of rows) {
      const draft = read(row);
      if (draft) take(draft);
    }
  };
  const isLookedAt = LOOKED_AT.some((field) => fields.has(field));
  const note = each((draft) => all.note(draft));
  return isLookedAt ? [each((draft) => all.look(draft)), note] : [note];
}

export function stockJudge(db: Executor, companyId: number, check: Check): Judge {
  const brought = new Brought();
  const all = check.mapping.layout === 'shopify' ? new Variants(check.isColor) : undefined;
  const read = rowsOf(check, brought, all);
  return {
    ...(all && { notes: notesOf(check, all) }),
    chunk: async (stored) => {
      const found = stored.flatMap(read);
      const had = await lookUp(db, companyId, found);
      const before = brought.units;
      const rows = found.filter((row) => judgeBarcode(check, brought, row, had));
      for (const row of rows) {
        const { product } = row;
        if (!brought.products.has(product)) {
          brought.products.set(product, !had.products.has(product));
        }
        judgeCode(check, brought, row, had);
        judgeUnits(check, brought, row);
      }
      return { lines: rows.map(({ line }) => line), units: brought.units - before };
    },
    found: () => brought.found(check),
  };
}
