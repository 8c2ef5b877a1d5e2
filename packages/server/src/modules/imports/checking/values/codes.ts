import { gtinOf, isOfflineSlip, isUnitBarcode, readSlipCode } from '@backoffice/contracts';

const SCIENTIFIC = /^\d+([.,]\d+)?e[+-]?\d+$/i;
const AS_NUMBER = /^(\d+)[.,]0+$/;
const GAPS = /[\s\u00A0-]+/g;

export type ReadCode =
  | { code: string; gtin: string }
  | { wrong: 'scientific' | 'code_of_ours' }
  | { wrong: 'code_form'; maybe: string | null };

/** Lengths of codes as they are printed. */
const LENGTHS = [8, 12, 13, 14];

/** The code that this was before a spreadsheet took its leading zeros or made a number of it. */
function before(digits: string): string | null {
  for (const length of LENGTHS) {
    const code = digits.padStart(length, '0');
    if (length > digits.length && code !== digits && gtinOf(code)) return code;
  }
  return null;
}

/**
 * Reads a supplier's code; one that a spreadsheet changed is refused, with the code that it may
 * have been.
 */
export function readProductCode(cell: string): ReadCode {
  const text = cell.trim();
  if (SCIENTIFIC.test(text)) return { wrong: 'scientific' };
  const number = AS_NUMBER.exec(text)?.[1];
  if (number) return { wrong: 'code_form', maybe: gtinOf(number) ? number : before(number) };
  const code = text.replace(GAPS, '');
  const gtin = gtinOf(code);
  if (gtin && !isOfflineSlip(gtin)) return { code, gtin };
  if (isUnitBarcode(code) || readSlipCode(code)) return { wrong: 'code_of_ours' };
  return { wrong: 'code_form', maybe: /^\d{5,11}$/.test(code) ? before(code) : null };
}

export type ReadBarcode = { barcode: string } | { wrong: 'scientific' | 'barcode_form' };

/** A unit's barcode as we print it. */
export function readBarcode(cell: string): ReadBarcode {
  const barcode = cell.trim().replace(GAPS, '');
  if (SCIENTIFIC.test(barcode)) return { wrong: 'scientific' };
  return isUnitBarcode(barcode) ? { barcode } : { wrong: 'barcode_form' };
}
