import type { ImportField, ImportReason } from '@backoffice/contracts';

import { BROKEN_FORMULA } from '../../broken-formula';
import { readDay } from '../values/day';
import { readMoney } from '../values/money';
import { readQuantity } from '../values/quantity';
import type { Check } from './check';
import type { Cell, Draft } from './draft';

const ERROR_VALUE = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/;
const inCents = (money: string) => Number(money.replace('.', ''));
const isBroken = (text: string) => text.startsWith(BROKEN_FORMULA) || ERROR_VALUE.test(text);

/** Reads the fields of one row, and says what is wrong with them. */
export class RowReader {
  failed = false;

  constructor(
    readonly check: Check,
    readonly draft: Draft,
  ) {
    if (draft.beyond !== null) this.wrong({ text: draft.beyond, column: null }, 'cells');
  }

  wrong(cell: Cell | null, reason: ImportReason, details: Record<string, string> = {}): null {
    this.failed = true;
    this.check.verdicts.error(this.draft.line, cell, reason, details);
    return null;
  }

  warn(cell: Cell | null, reason: ImportReason, details: Record<string, string> = {}): void {
    this.check.verdicts.warn(this.draft.line, cell, reason, details);
  }

  /**
   * The cell of a field, else its default, else undefined. A broken formula is reported, and null.
   */
  cell(field: ImportField): Cell | null | undefined {
    const cell = this.draft.cells[field] ?? this.byDefault(field);
    return cell && isBroken(cell.text) ? this.wrong(cell, 'formula') : cell;
  }

  private byDefault(field: ImportField): Cell | undefined {
    const { defaults } = this.check.mapping;
    const value = field in defaults ? defaults[field as keyof typeof defaults] : undefined;
    return value === undefined || value === '' ? undefined : { text: String(value), column: null };
  }

  /** Says that a field is needed: where it has no column, once for the whole file. */
  need(field: ImportField): null {
    this.failed = true;
    const { fields, mapping, needed } = this.check;
    if (fields.has(field)) {
      const column = mapping.columns.findIndex((one) => one.field === field);
      return this.wrong({ text: '', column }, 'required', { field });
    }
    if (needed.has(field)) return null;
    needed.add(field);
    return this.wrong(null, 'required', { field });
  }

  /** A text of at most so many characters; undefined: there is none. */
  optional(field: ImportField, most: number): string | null | undefined {
    const cell = this.cell(field);
    if (!cell) return cell;
    if (cell.text.includes('\0') || !cell.text.isWellFormed()) return this.wrong(cell, 'not_text');
    if (cell.text.length > most) return this.wrong(cell, 'too_long', { most: String(most) });
    return cell.text;
  }

  text(field: ImportField, most: number): string | null {
    const text = this.optional(field, most);
    return text === undefined ? this.need(field) : text;
  }

  money(field: 'importPrice' | 'stockPrice'): string | null {
    const cell = this.cell(field);
    if (!cell) return cell === null ? null : this.need(field);
    // A default is typed in our own form, where a point stands before the cents.
    const decimals = cell.column === null ? '.' : this.check.columns[cell.column]?.decimals;
    const read = readMoney(cell.text, decimals ?? null, this.vatOn(field, cell));
    if ('wrong' in read) return this.wrong(cell, read.wrong);
    if (read.rounded) this.warn(cell, 'rounded', { money: read.money });
    return field === 'stockPrice' ? this.withSurcharge(read.money) : read.money;
  }

  /** A price with what this variant costs more, or less. */
  private withSurcharge(price: string): string | null {
    const { surcharge: cell } = this.draft.cells;
    if (!cell) return price;
    const isLess = cell.text.startsWith('-');
    const decimals = this.check.columns[cell.column ?? 0]?.decimals ?? null;
    const text = isLess ? cell.text.slice(1) : cell.text;
    const read = readMoney(text, decimals, this.vatOn('stockPrice', cell));
    if ('wrong' in read) return this.wrong(cell, read.wrong);
    const cents = inCents(price) + (isLess ? -1 : 1) * inCents(read.money);
    return cents < 0 ? this.wrong(cell, 'negative') : (cents / 100).toFixed(2);
  }

  /** The VAT rate to add, in percent: only a price of the file may be without it. */
  private vatOn(field: 'importPrice' | 'stockPrice', { column }: Cell): number {
    const { mapping, vatRate } = this.check;
    return mapping.withoutVat && field === 'stockPrice' && column !== null ? vatRate : 0;
  }

  /** A quantity; one below zero, of what was sold without having been received, is none. */
  quantity(cell: Cell, most: number): number | null {
    if (isBroken(cell.text)) return this.wrong(cell, 'formula');
    const decimals = cell.column === null ? '.' : this.check.columns[cell.column]?.decimals;
    const read = readQuantity(cell.text, decimals ?? null);
    if ('wrong' in read) {
      if (read.wrong !== 'negative') return this.wrong(cell, read.wrong);
      this.warn(cell, 'negative_stock');
      return 0;
    }
    return read.quantity > most
      ? this.wrong(cell, 'too_many', { most: String(most) })
      : read.quantity;
  }

  day(field: 'receivedOn'): string | null {
    const cell = this.cell(field);
    if (!cell) return null;
    const days = cell.column === null ? null : this.check.columns[cell.column]?.days;
    const read = readDay(cell.text, days ?? null, this.check.today);
    return 'day' in read ? read.day : this.wrong(cell, read.wrong);
  }
}
