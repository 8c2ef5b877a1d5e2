import type { ReferenceKind, ProductType } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { wordOf } from './reference-tables';
import { readItem } from './reference.repository';

interface Reference {
  kind: ReferenceKind;
  id: number;
  type?: ProductType;
  field: string;
}

/** Throws 404 for an id that the company has not, 422 for one that belongs to another type. */
export async function requireItem(
  tx: Tx,
  companyId: number,
  { kind, id, type, field }: Reference,
): Promise<void> {
  const item = await readItem(tx, companyId, kind, id);
  if (!item) {
    throw refuse('item_id_not_found', { item: wordOf(kind), id: String(id) }, { at: field });
  }
  if (type && item.type !== type) {
    const told = { item: wordOf(kind), name: item.name, type: say(`type_${type}`) };
    throw refuse('item_of_other_type', told, { at: field });
  }
}
