import { gtinOf, isUnitBarcode, plainDigits } from '@backoffice/contracts';

import { type DayOrder, daysIn } from '../values/day';
import { type Decimals, decimalsIn } from '../values/money';
import { plainText } from '../values/plain-text';
import { readProductType } from '../values/product-type';
import { isLetterSize, knownSize } from '../values/size';
import { isTotals } from '../values/totals';

type Said<T extends string> = Partial<Record<T | 'either', string>>;

/**
 * Counts and examples of all cells of a column. They are kept with the upload, so they are plain
 * JSON.
 */
export interface ColumnFacts {
  /** Cells with something in them. */
  filled: number;
  /** The last value before the first blank cell, where cells below that one are filled or blank. */
  above?: string;
  /** Cells that hold our own barcodes, codes of suppliers, and sizes by kind. */
  unitBarcodes: number;
  gtins: number;
  shoeSizes: number;
  textileSizes: number;
  /** Of those of textile the ones in letters; absent in uploads of older servers. */
  letterSizes?: number;
  /** Cells that name a product type, and cells that number the rows from 1. */
  productTypes: number;
  counting: number;
  /** The first value that is written in each way, and the first that could be either. */
  decimals: Said<Decimals>;
  days: Said<DayOrder>;
}

/** Whether a column is known to hold nothing. */
export const isBlank = (facts: ColumnFacts | undefined): boolean => facts?.filled === 0;

const nothing = (): ColumnFacts => ({
  filled: 0,
  unitBarcodes: 0,
  gtins: 0,
  shoeSizes: 0,
  textileSizes: 0,
  letterSizes: 0,
  productTypes: 0,
  counting: 0,
  decimals: {},
  days: {},
});

const MAX_LENGTH = 40;
const HAS_DIGIT = /\d/;
const HAS_SIGN = /\d[.,]\d/;
const COULD_BE_DAY = /\d.*[-./ ].*\d/;

function note(facts: ColumnFacts, cell: string): void {
  facts.filled += 1;
  if (cell.length > MAX_LENGTH) return;
  const size = knownSize(cell);
  if (size === 'shoes') facts.shoeSizes += 1;
  if (size === 'textile') facts.textileSizes += 1;
  if (size === 'textile' && isLetterSize(cell)) facts.letterSizes = (facts.letterSizes ?? 0) + 1;
  if (!HAS_DIGIT.test(cell)) {
    if (readProductType(cell)) facts.productTypes += 1;
    return;
  }
  if (Number(cell) === facts.filled) facts.counting += 1;
  if (isUnitBarcode(cell)) facts.unitBarcodes += 1;
  else if (gtinOf(cell)) facts.gtins += 1;
  const decimals = HAS_SIGN.test(cell) ? decimalsIn(cell) : null;
  if (decimals) facts.decimals[decimals] ??= cell;
  const days = COULD_BE_DAY.test(cell) ? daysIn(cell) : null;
  if (days) facts.days[days] ??= cell;
}

/** Looks at every row of a file, one after the other, and then says what its columns hold. */
export function describeColumns(columns: number) {
  const facts = Array.from({ length: columns }, nothing);
  const last: string[] = [];
  return {
    add(cells: readonly string[]): void {
      if (isTotals(cells)) return;
      for (const [index, column] of facts.entries()) {
        const cell = plainDigits(plainText(cells[index] ?? ''));
        if (cell) note(column, cell);
        else if (last[index] && column.above === undefined) column.above = last[index];
        last[index] = cell.slice(0, MAX_LENGTH);
      }
    },
    facts: () => facts,
  };
}
