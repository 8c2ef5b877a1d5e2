import type { Import } from '@backoffice/contracts';

import type { Caller } from '../../../caller';
import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';
import { readOne } from '../imports.repository';
import { shownImport } from '../seen-cells';

/** An import as its calls answer it. Throws 404. */
export async function readImport(db: Executor, caller: Caller, id: number): Promise<Import> {
  const found = await readOne(db, caller.companyId, id);
  if (!found) throw refuse('import_not_found');
  const { reading: _, file_hash: __, ...view } = found;
  return shownImport(caller, view);
}
