export type Decimals = ',' | '.';

/** Signs and names of currencies, and gaps between thousands other than point and comma. */
const AROUND = /€|\$|£|₺|eur(o|os)?|chf|lek[ëe]?|all|tl|usd/giu;
const GAPS = /(?<=\d)[\s\u00A0\u202F\u2009'’](?=\d{3}(?!\d))/gu;
/** "45,-" and "45.–" are whole. */
const DASH = /[.,]\s*[-–—]+$/;
const MAX_EUROS = 8;

/** The digits of an amount without its currency, and whether it is negative. */
function bare(cell: string): { text: string; negative: boolean } {
  const text = cell.replace(AROUND, ' ').trim().replace(DASH, '').replace(GAPS, '');
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const signed = /^[-−–]\s*(.*)$|^(.*)[-−–]$/.exec(inBrackets ?? text);
  const digits = (signed?.[1] ?? signed?.[2] ?? inBrackets ?? text).trim();
  return { text: digits, negative: inBrackets !== undefined || signed !== null };
}

const WHOLE = /^\d+$/;
const GROUPED = { ',': /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, '.': /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/ };
const CENTS = { ',': /^\d*,\d*$/, '.': /^\d*\.\d*$/ };
/** `1,234`: thousands or thousandths. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

const other = (sign: Decimals): Decimals => (sign === ',' ? '.' : ',');

/**
 * The sign before the cents; `either` where it may as well be that of the thousands, null for no
 * number.
 */
function decimalsOf(text: string): Decimals | 'either' | 'none' | null {
  if (WHOLE.test(text)) return 'none';
  if (EITHER.test(text)) return 'either';
  for (const thousands of [',', '.'] as const) {
    if (GROUPED[thousands].test(text)) return other(thousands);
  }
  for (const sign of [',', '.'] as const) {
    if (CENTS[sign].test(text) && /\d/.test(text)) return sign;
  }
  return null;
}

/**
 * The sign before the cents that a cell shows; `either` where it could be both, null where it shows
 * none.
 */
export function decimalsIn(cell: string): Decimals | 'either' | null {
  const found = decimalsOf(bare(cell).text);
  return found === 'none' ? null : found;
}

export type ReadMoney =
  /** `rounded` where the cell had more than two decimals. */
  | { money: string; rounded: boolean }
  | { wrong: 'not_money' | 'ambiguous_money' | 'negative' | 'scientific' };

/** Amounts are counted in these parts of a euro before they are rounded to cents. */
const PLACES = 8;
const PARTS_OF_CENT = 10n ** 6n;

function inEuros(text: string, decimals: Decimals, vatRate: number): ReadMoney {
  const plain = text.replaceAll(other(decimals), '').replace(decimals, '.');
  const [euros = '', cents = ''] = plain.split('.');
  const whole = euros.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > MAX_EUROS) return { wrong: 'not_money' };
  const parts = BigInt(whole + cents.slice(0, PLACES).padEnd(PLACES, '0'));
  // The rate is in hundredths of a percent, of which the whole has ten thousand.
  const gross = parts * BigInt(Math.round((100 + vatRate) * 100));
  const unit = PARTS_OF_CENT * 10_000n;
  const digits = String((gross + unit / 2n) / unit).padStart(3, '0');
  const money = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { money, rounded: vatRate === 0 && cents.replace(/0+$/, '').length > 2 };
}

/**
 * An amount in euros as a decimal string with two places. A number that can be read in two ways is
 * read as `decimals` says; null: it is ambiguous. `vatRate`, in percent, is added to it.
 */
export function readMoney(cell: string, decimals: Decimals | null, vatRate = 0): ReadMoney {
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(cell.trim())) return { wrong: 'scientific' };
  const { text, negative } = bare(cell);
  const found = decimalsOf(text);
  if (found === null) return { wrong: 'not_money' };
  const sign = found === 'either' ? decimals : plainly(found);
  if (!sign) return { wrong: 'ambiguous_money' };
  const read = inEuros(text, sign, vatRate);
  return negative && 'money' in read && /[1-9]/.test(read.money) ? { wrong: 'negative' } : read;
}

const plainly = (found: Decimals | 'none'): Decimals => (found === 'none' ? '.' : found);
