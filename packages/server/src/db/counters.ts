import { sql } from 'kysely';

import type { Executor } from './database';
import type { CounterKind } from './tables/people';

/**
 * The next numbers of a company, of every kind that is asked for at once, taken under locks that
 * last until the transaction ends.
 */
export async function takeNumbers<Kind extends CounterKind>(
  tx: Executor,
  companyId: number,
  howMany: Record<Kind, number>,
): Promise<Record<Kind, number[]>> {
  const kinds = Object.keys(howMany) as Kind[];
  const counts = kinds.map((kind) => howMany[kind]);
  const { rows } = await sql<{ kind: Kind; value: number }>`
    insert into counters (company_id, kind, value)
    select ${companyId}, kind, count
    from unnest(cast(${kinds} as text[]), cast(${counts} as bigint[])) as asked (kind, count)
    order by kind
    on conflict (company_id, kind) do update set value = counters.value + excluded.value
    returning kind, value`.execute(tx);
  const taken = rows.map(({ kind, value }) => {
    const first = value - howMany[kind] + 1;
    return [kind, Array.from({ length: howMany[kind] }, (_, index) => first + index)] as const;
  });
  return Object.fromEntries(taken) as Record<Kind, number[]>;
}
