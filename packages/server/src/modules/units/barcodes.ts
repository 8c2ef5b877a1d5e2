import { checkDigit } from '@backoffice/contracts';

/** The number range that GS1 leaves to shops for codes of their own. */
const IN_STORE = '2';

/** The barcode of the nth unit of a company: twelve digits, a valid UPC-A code. */
export function barcodeOf(n: number): string {
  const digits = IN_STORE + String(n).padStart(10, '0');
  return digits + checkDigit(digits);
}
