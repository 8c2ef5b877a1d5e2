import type { PanelKind, ProductType } from '@backoffice/contracts';

import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import { NOUN } from '../panels/panel-tables';
import { readItem } from '../panels/panels.repository';

export const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

interface Reference {
  kind: PanelKind;
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
    const message = `${NOUN[kind]} ${id} was not found`;
    throw new AppError('not_found', message, { fields: { [field]: message } });
  }
  if (type && item.type !== type) {
    throw invalid(field, `${NOUN[kind]} "${item.name}" is not one of ${type}`);
  }
}
