import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';
import type { OperationKind } from '../../db/tables/stock';

export interface Operator {
  companyId: number;
  userId: number;
}
export interface NewOperation {
  kind: OperationKind;
  /** ISO text in UTC. */
  at: string;
  note?: string;
}

/** Writes one operation and answers its id, as a part of a statement or as one of its own. */
export const operationInsert = (
  { companyId, userId }: Operator,
  { kind, at, note = '' }: NewOperation,
): RawBuilder<{ id: number }> => sql<{ id: number }>`
  insert into operations (company_id, kind, user_id, happened_at, recorded_at, note)
  values (${companyId}, ${kind}, ${userId}, ${at}, ${at}, ${note})
  returning id`;

/** Notes that somebody did something to stock, to which movements then refer. */
export async function recordOperation(
  tx: Tx,
  operator: Operator,
  operation: NewOperation,
): Promise<number> {
  const { rows } = await operationInsert(operator, operation).execute(tx);
  return (rows[0] as { id: number }).id;
}
