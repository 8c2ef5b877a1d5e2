import {
  compareSizes,
  type ReferenceInput,
  referenceInputs,
  type ReferenceKind,
  type ReferenceRow,
  type Seen,
} from '@backoffice/contracts';
import { type Reason, say } from '@backoffice/contracts/refusals';

import { changesBetween, recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { refuseUnseen, versioned } from '../../http/version';
import { NOUN, type StoredItem, toColumns, toRow, wordOf } from './reference-tables';
import {
  deleteItem,
  findUse,
  insertItem,
  leaveLocation,
  lockItem,
  MOST_COUNTED,
  readItem,
  readItems,
  updateItem,
  type Use,
} from './reference.repository';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const forPeople: Partial<Record<ReferenceKind, (a: StoredItem, b: StoredItem) => number>> = {
  number: (a, b) => compareSizes(a.name, b.name),
};
const byName = (a: StoredItem, b: StoredItem) => collator.compare(a.name, b.name);

/** An item as calls answer it, with its version. */
const shown = <K extends ReferenceKind>(kind: K, item: StoredItem) =>
  versioned(toRow(kind, item), referenceInputs[kind]);

/** All items of a kind, in the order in which people look for them. */
export async function listItems<K extends ReferenceKind>(
  db: Executor,
  companyId: number,
  kind: K,
  type?: string,
): Promise<ReferenceRow<`${K}s`>[]> {
  const items = await readItems(db, companyId, kind, type);
  return items.sort(forPeople[kind] ?? byName).map((item) => shown(kind, item));
}

const named = (kind: ReferenceKind, name: string) => `${NOUN[kind]} "${name}"`;
const duplicate = (kind: ReferenceKind, name: string) =>
  refuse('item_exists', { item: wordOf(kind), name });
const unknown = (kind: ReferenceKind) => refuse('item_not_found', { item: wordOf(kind) });

export async function addItem<K extends ReferenceKind>(
  tx: Tx,
  context: Context,
  kind: K,
  input: ReferenceInput<K>,
): Promise<number> {
  const columns = toColumns(kind, input);
  const id = await insertItem(tx, context.caller.companyId, kind, columns);
  if (id === undefined) throw duplicate(kind, columns.name);
  await recordEvent(tx, context, { kind: 'panel.added', subject: named(kind, columns.name) });
  return id;
}

const hasState = (error: unknown, state: string) =>
  error instanceof Error && 'code' in error && error.code === state;

/**
 * Changes an item. Its type stays what it is while something uses it: a shoe brand that becomes a
 * textile brand would leave shoes without one.
 */
export async function editItem<K extends ReferenceKind>(
  tx: Tx,
  context: Context,
  kind: K,
  input: ReferenceInput<K> & Seen & { id: number },
): Promise<number> {
  const { companyId } = context.caller;
  const { id, version } = input;
  const stored = await lockItem(tx, companyId, kind, id);
  if (!stored) throw unknown(kind);
  refuseUnseen(version, shown(kind, stored));
  const columns = toColumns(kind, input);
  if (stored.type && stored.type !== columns.type) {
    await refuseWhileUsed(tx, companyId, kind, stored);
  }
  try {
    await updateItem(tx, companyId, kind, { id, columns });
  } catch (error) {
    throw hasState(error, '23505') ? duplicate(kind, columns.name) : error;
  }
  const changes = changesBetween(toRow(kind, stored), { ...input, version: undefined });
  await recordEvent(tx, context, {
    kind: 'panel.edited',
    subject: named(kind, stored.name),
    changes,
  });
  return id;
}

const THINGS = {
  product: 'things_product',
  person: 'things_person',
  sale: 'things_sale',
  movement: 'things_movement',
  'supplier code': 'things_supplier_code',
  return: 'things_return',
  transaction: 'things_transaction',
  'till entry': 'things_till_entry',
  'till movement': 'things_till_movement',
  closing: 'things_closing',
  'till period': 'things_till_period',
  'shared till': 'things_shared_till',
  'held basket': 'things_held_basket',
  shipment: 'things_shipment',
  'shipped product': 'things_shipped_product',
  count: 'things_count',
  scan: 'things_scan',
} as const satisfies Record<Use['what'], Reason>;

const used = ({ what, count }: Use) => ({
  amount: count > MOST_COUNTED ? say('more_than', { most: MOST_COUNTED }) : count,
  things: say(THINGS[what], { count }),
});

async function refuseWhileUsed(tx: Tx, companyId: number, kind: ReferenceKind, item: StoredItem) {
  const use = await findUse(tx, companyId, kind, item.id);
  if (!use) return;
  throw refuse('item_in_use', { item: wordOf(kind), name: item.name, ...used(use) });
}

/** Deletes what nothing uses; else 409 'Brand "Nike" is used by 12 products'. */
export async function removeItem(
  tx: Tx,
  context: Context,
  kind: ReferenceKind,
  id: number,
): Promise<number> {
  const { companyId } = context.caller;
  const item = await readItem(tx, companyId, kind, id);
  if (!item) throw unknown(kind);
  if (kind === 'location') await leaveLocation(tx, companyId, id);
  await refuseWhileUsed(tx, companyId, kind, item);
  try {
    await deleteItem(tx, companyId, kind, id);
  } catch (error) {
    if (!hasState(error, '23503')) throw error;
    throw refuse('item_in_use_since', { item: wordOf(kind), name: item.name });
  }
  await recordEvent(tx, context, { kind: 'panel.deleted', subject: named(kind, item.name) });
  return id;
}

/** Throws 404 unless the company has this location. */
export async function requireLocation(db: Executor, companyId: number, id: number): Promise<void> {
  if (!(await readItem(db, companyId, 'location', id))) throw refuse('location_not_found');
}
