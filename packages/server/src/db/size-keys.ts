import { sizeSortKey } from '@backoffice/contracts';

import type { Executor } from './database';

/** Recomputes the sort keys of sizes, as older versions ordered sizes by other rules. */
export async function refreshSizeKeys(db: Executor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = await tx
      .selectFrom('numbers')
      .select(['name', 'sort_key'])
      .distinct()
      .orderBy('name')
      .execute();
    const outdated = kept.filter(({ name, sort_key: key }) => key !== sizeSortKey(name));
    for (const { name } of outdated) {
      const changed = { sort_key: sizeSortKey(name) };
      await tx.updateTable('numbers').set(changed).where('name', '=', name).execute();
    }
  });
}
