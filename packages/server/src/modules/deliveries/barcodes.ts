/** The number range that GS1 leaves to shops for codes of their own. */
const IN_STORE = '2';

/** The twelfth digit of a UPC-A code, by which a scanner notices a misread. */
function checkDigit(elevenDigits: string): number {
  let sum = 0;
  for (const [index, digit] of [...elevenDigits].entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** The barcode of the nth unit of a company: twelve digits, a valid UPC-A code. */
export function barcodeOf(n: number): string {
  const digits = IN_STORE + String(n).padStart(10, '0');
  return digits + checkDigit(digits);
}
