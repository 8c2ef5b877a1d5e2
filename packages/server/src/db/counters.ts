import { sql } from 'kysely';

import type { Executor } from './database';

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
