import type { StoredRow } from '../../../../db/tables/imports';
import { BROKEN_FORMULA } from '../../broken-formula';
import { textCollector } from './shared-strings';
import { attribute, broken, cellText, type Tag, tagsOf } from './tags';

/** What it takes to read a sheet's cells besides the sheet itself. */
export interface SheetContext {
  strings: readonly string[];
  dayStyles: readonly boolean[];
  since1904: boolean;
}

/** The most lines and columns that a sheet can have. */
const MAX_LINE = 1_048_576;
const MAX_COLUMN = 16_384;
const DAY = 86_400_000;

const placeOf = attribute('r');
const styleOf = attribute('s');
const typeOf = attribute('t');

/** The index of the column of a cell, from 0: `AB12` is 27. Throws where `place` names no cell. */
function columnAt(place: string): number {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(place)?.[1];
  if (!letters) throw broken();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  if (column > MAX_COLUMN) throw broken();
  return column - 1;
}

function lineAt(said: string | undefined, before: number): number {
  const line = said === undefined ? before + 1 : Number(said);
  if (!Number.isInteger(line) || line <= before || line > MAX_LINE) throw broken();
  return line;
}

function dayText(stored: string, since1904: boolean): string {
  const start = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const moment = new Date(start + Math.floor(Number(stored)) * DAY);
  const isDay = Number(stored) > 0 && moment.getUTCFullYear() < 10_000;
  return isDay ? moment.toISOString().slice(0, 10) : stored;
}

const WHOLE = /^-?\d+$/;

/** A number as people see it: 15 digits are right in a workbook, what follows is noise. */
function numberText(stored: string): string {
  const value = Number(stored);
  if (WHOLE.test(stored) || !Number.isFinite(value)) return stored;
  if (Number.isSafeInteger(value)) return String(value);
  // Its last digits are lost: it keeps its exponent, so that the check refuses it as a code.
  return Number.isInteger(value) ? stored.toUpperCase() : String(Number(value.toPrecision(15)));
}

interface Cell {
  type: string;
  isDay: boolean;
  hasFormula: boolean;
  value: string | undefined;
  text: string;
}

function textOf({ type, isDay, hasFormula, value, text }: Cell, context: SheetContext): string {
  const stored = value?.trim() ?? '';
  if (type === 'e') return BROKEN_FORMULA + stored;
  if (type === 'inlineStr') return text;
  if (type === 'str')
    return value === undefined && hasFormula ? BROKEN_FORMULA : cellText(value ?? '');
  if (stored === '') return hasFormula ? BROKEN_FORMULA : '';
  if (type === 's') {
    const shared = context.strings[Number(stored)];
    if (shared === undefined) throw broken();
    return shared;
  }
  if (type === 'b') return stored === '1' ? 'true' : 'false';
  if (type === 'd') return stored.slice(0, 10);
  return isDay ? dayText(stored, context.since1904) : numberText(stored);
}

/** Puts a row together from the tags inside of it. */
function rowReader(context: SheetContext) {
  const collector = textCollector();
  let line = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Cell | undefined;

  return {
    begin(attributes: string): void {
      if (cell) throw broken();
      [line, column, cells] = [lineAt(placeOf(attributes), line), -1, []];
    },
    end: (): StoredRow | undefined => (cells.length ? [line, cells] : undefined),
    open(attributes: string): void {
      const place = placeOf(attributes);
      column = place === undefined ? column + 1 : columnAt(place);
      if (column >= MAX_COLUMN) throw broken();
      const isDay = context.dayStyles[Number(styleOf(attributes) ?? 0)] ?? false;
      const type = typeOf(attributes) ?? 'n';
      cell = { type, isDay, hasFormula: false, value: undefined, text: '' };
    },
    see({ name, opens, closes, text }: Tag): void {
      if (!cell) return;
      if (name === 'f') cell.hasFormula = true;
      else if (name !== 'v') collector.see(name, closes, text);
      else if (closes) cell.value = opens ? undefined : text;
    },
    close(): void {
      if (!cell || !line) throw broken();
      const text = textOf({ ...cell, text: collector.take() }, context);
      cell = undefined;
      if (!text) return;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
  };
}

/** The rows of a sheet that have something in them, with their lines. Throws where it is damaged. */
export function* sheetRows(xml: string, context: SheetContext): Generator<StoredRow> {
  const reader = rowReader(context);
  for (const tag of tagsOf(xml)) {
    const { name, attributes, opens, closes } = tag;
    if (name === 'sheetData' && closes) return;
    if (name === 'row') {
      if (opens) reader.begin(attributes);
      const row = closes ? reader.end() : undefined;
      if (row) yield row;
    } else if (name === 'c') {
      if (opens) reader.open(attributes);
      if (closes) reader.close();
    } else {
      reader.see(tag);
    }
  }
  throw broken();
}
