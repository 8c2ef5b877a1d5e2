import { MAX_ROWS, type Movement, type Sibling, type UnitState } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { readByBarcode } from '../units/unit-by-barcode.repository';
import { readMovements } from '../units/unit-history.repository';
import { type AskedFilter, orderOf } from './product-filter';
import { hasUnit, readIds, readSiblings } from './products.repository';
import { isHopeless, resolved } from './resolved-filter';

export async function idsOfFilter(
  db: Executor,
  companyId: number,
  asked: AskedFilter,
): Promise<number[]> {
  const filter = await resolved(db, companyId, asked);
  if (isHopeless(filter)) return [];
  return readIds(db, companyId, { filter, order: orderOf(filter), limit: MAX_ROWS });
}

export async function unitByBarcode(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<UnitState> {
  const unit = await readByBarcode(db, companyId, barcode);
  if (!unit) throw refuse('barcode_not_found', { barcode });
  return unit;
}

export async function historyOfUnit(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Movement[]> {
  if (!(await hasUnit(db, companyId, unitId))) throw refuse('unit_not_found');
  return readMovements(db, companyId, unitId);
}

export async function siblingsOfUnit(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Sibling[]> {
  if (!(await hasUnit(db, companyId, unitId))) throw refuse('unit_not_found');
  return readSiblings(db, companyId, unitId);
}
