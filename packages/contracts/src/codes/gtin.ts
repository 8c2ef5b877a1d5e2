import { checkDigit, readSlipCode } from './slip-code';

const FORMS = /^(\d{8}|\d{12,14})$/;

/** Whether the last digit fits the others, as GS1 reckons it for codes of any length. */
const isChecked = (fourteen: string) => {
  let sum = 0;
  for (const [index, digit] of [...fourteen].entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  }
  return sum % 10 === 0;
};

/** Barcodes of units begin with 2, slips with 90 or 91: all of twelve digits. */
const OURS = /^00(2|90|91)/;

/**
 * A supplier's code with fourteen digits, by which codes are compared: EAN-8, UPC-A (12), EAN-13 and
 * ITF-14 of one article are one number. Null for a text that is no such code, has a wrong check
 * digit, or is in the range of our own barcodes and slips.
 */
export function gtinOf(code: string): string | null {
  if (!FORMS.test(code)) return null;
  const gtin = code.padStart(14, '0');
  if (!isChecked(gtin) || OURS.test(gtin)) return null;
  return gtin;
}

/** Whether a code is a unit's barcode as we make them: a UPC-A that begins with 2. */
export const isUnitBarcode = (code: string): boolean =>
  /^2\d{11}$/.test(code) && checkDigit(code.slice(0, 11)) === Number(code.at(-1));

/**
 * Whether a supplier's code reads as a slip that was printed without a line. One that is on record
 * stays what it is; no other may take such a code.
 */
export const isOfflineSlip = (gtin: string): boolean =>
  gtin.startsWith('00') && readSlipCode(gtin.slice(2))?.kind === 'offline';
