import { sql } from 'kysely';

import type { Executor } from '../../db/database';

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

/** The next numbers of a company, taken under a lock that lasts until the transaction ends. */
export async function takeNumbers(
  tx: Executor,
  companyId: number,
  kind: 'barcode' | 'receipt',
  howMany: number,
): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    insert into counters (company_id, kind, value) values (${companyId}, ${kind}, ${howMany})
    on conflict (company_id, kind) do update set value = counters.value + ${howMany}
    returning value`.execute(tx);
  const last = rows[0]?.value ?? 0;
  return Array.from({ length: howMany }, (_, index) => last - howMany + 1 + index);
}
