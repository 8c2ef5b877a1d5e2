/** Lengths of the codes on labels: EAN-8, UPC-A, EAN-13, ITF-14. */
const LENGTHS = new Set([8, 12, 13, 14]);

/** Whether the digits are a whole barcode: they have its length and a right check digit (GS1). */
export function isWholeBarcode(digits: string): boolean {
  if (!LENGTHS.has(digits.length)) return false;
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    sum += Number(digit) * (place % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}
