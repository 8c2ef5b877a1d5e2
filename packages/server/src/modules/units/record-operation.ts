import type { OperationKind } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';

export interface Actor {
  companyId: number;
  userId: number;
}
export interface NewOperation {
  kind: OperationKind;
  /** ISO text in UTC. */
  at: string;
  note?: string;
  /** The operation that this undoes. */
  undoes?: number;
}

/** Writes one operation and answers its id, as a part of a statement or as one of its own. */
export const operationInsert = (
  { companyId, userId }: Actor,
  { kind, at, note = '', undoes }: NewOperation,
): RawBuilder<{ id: number }> => sql<{ id: number }>`
  insert into operations (company_id, kind, user_id, happened_at, recorded_at, note, undoes_id)
  values (${companyId}, ${kind}, ${userId}, ${at}, ${at}, ${note}, ${undoes ?? null})
  returning id`;

/** Notes that somebody did something to stock, to which movements then refer. */
export async function recordOperation(
  tx: Tx,
  actor: Actor,
  operation: NewOperation,
): Promise<number> {
  const { rows } = await operationInsert(actor, operation).execute(tx);
  return (rows[0] as { id: number }).id;
}
