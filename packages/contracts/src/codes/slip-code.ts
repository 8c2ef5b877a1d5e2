const PREFIX = { sale: '90', return: '91', offline: '92' } as const;
/** What a server numbers. */
export type SlipKind = 'sale' | 'return';
/** What a slip's bars say that it is; `offline` is a sale without a line. */
export type SlipCodeKind = keyof typeof PREFIX;

const FORM = /^9[0-2]\d{10}$/;
const KINDS = Object.keys(PREFIX) as SlipCodeKind[];

const OFFLINE = /^K(\d{1,3})-(\d{6})$/;
/** Counters of a till that go without a line, before they would begin anew. */
const MOST_SLIPS = 999_999;

/** The twelfth digit of a UPC-A code, by which a scanner notices a misread. */
export function checkDigit(elevenDigits: string): number {
  let sum = 0;
  for (const [index, digit] of [...elevenDigits].entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * The twelve digits in the bars of a slip: 90 for a sale, 91 for a return or 92 for a sale without a
 * line, its running number with nine digits, and a check digit. Barcodes of units stay out of that
 * range. The number of a sale without a line is `offlineSlipNumber`.
 */
export function slipCode(kind: SlipCodeKind, runningNumber: number): string {
  const digits = PREFIX[kind] + String(runningNumber).padStart(9, '0');
  return digits + checkDigit(digits);
}

/** What a slip's bars say; null for any other code. */
export function readSlipCode(code: string): { kind: SlipCodeKind; number: number } | null {
  if (!FORM.test(code) || checkDigit(code.slice(0, 11)) !== Number(code.at(-1))) return null;
  const kind = KINDS.find((one) => code.startsWith(PREFIX[one])) ?? 'sale';
  return { kind, number: Number(code.slice(2, 11)) };
}

/** A slip that was printed without a line: the number of the till, and its counter. */
export interface OfflineSlip {
  till: number;
  counter: number;
}

/** The running number in the bars of a slip: three digits of the till, six of its counter. */
export const offlineSlipNumber = ({ till, counter }: OfflineSlip): number =>
  till * (MOST_SLIPS + 1) + counter;

export const offlineSlipOf = (number: number): OfflineSlip => ({
  till: Math.floor(number / (MOST_SLIPS + 1)),
  counter: number % (MOST_SLIPS + 1),
});

/** `K3-000017`, as people read it. */
export const offlineSlipText = ({ till, counter }: OfflineSlip): string =>
  `K${till}-${String(counter).padStart(6, '0')}`;

/** Reads `offlineSlipText`; null for any other text. */
export function readOfflineSlip(text: string): OfflineSlip | null {
  const [, till, counter] = OFFLINE.exec(text) ?? [];
  return till ? { till: Number(till), counter: Number(counter) } : null;
}
