const PREFIX = { sale: '90', return: '91' } as const;
export type SlipKind = keyof typeof PREFIX;

const FORM = /^9[01]\d{10}$/;

/** The twelfth digit of a UPC-A code, by which a scanner notices a misread. */
export function checkDigit(elevenDigits: string): number {
  let sum = 0;
  for (const [index, digit] of [...elevenDigits].entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * The twelve digits in the bars of a slip: 90 for a sale or 91 for a return, its running number with
 * nine digits, and a check digit. Barcodes of units stay out of that range.
 */
export function slipCode(kind: SlipKind, runningNumber: number): string {
  const digits = PREFIX[kind] + String(runningNumber).padStart(9, '0');
  return digits + checkDigit(digits);
}

/** What a slip's bars say; null for any other code. */
export function readSlipCode(code: string): { kind: SlipKind; number: number } | null {
  if (!FORM.test(code) || checkDigit(code.slice(0, 11)) !== Number(code.at(-1))) return null;
  const kind = code.startsWith(PREFIX.sale) ? 'sale' : 'return';
  return { kind, number: Number(code.slice(2, 11)) };
}
