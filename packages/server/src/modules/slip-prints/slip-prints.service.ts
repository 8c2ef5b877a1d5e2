import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { countPrint } from './slip-prints.repository';

/** Notes that a slip is printed; 0 for the first, then the number of the copy. */
export async function printSlip(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  slip: { of: 'sale' | 'return'; id: number },
): Promise<{ copy: number }> {
  const copy = await countPrint(tx, { companyId, userId, at: now.toISOString(), ...slip });
  if (copy === undefined) throw refuse(`${slip.of}_not_found`);
  return { copy };
}
