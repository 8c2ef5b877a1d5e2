import {
  type CodedProduct,
  type FoundByCode,
  gtinOf,
  isOfflineSlip,
  type ParsedProductCode,
  type SupplierCode,
} from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { requireItem } from '../reference/require-item';
import {
  deleteCode,
  insertCode,
  isBarcodeOfUnit,
  readCode,
  readCodesOf,
  readForSale,
  readProduct,
  readVariantOfUnit,
} from './supplier-codes.repository';

interface CodesOf {
  /** Ids; one of the two. */
  product?: number | undefined;
  unit?: number | undefined;
}

export async function listCodes(
  db: Executor,
  companyId: number,
  { product, unit }: CodesOf,
): Promise<SupplierCode[]> {
  if (unit !== undefined) {
    const variant = await readVariantOfUnit(db, companyId, unit);
    if (!variant) throw refuse('unit_id_not_found', { id: String(unit) });
    const codes = await readCodesOf(db, companyId, variant.product);
    return codes.filter(({ size }) => (size?.id ?? null) === variant.number);
  }
  const known = product !== undefined && (await readProduct(db, companyId, product));
  if (!known) throw refuse('product_not_found', { id: String(product) });
  return readCodesOf(db, companyId, known.id);
}

export async function findByCode(
  db: Executor,
  { caller }: Context,
  code: string,
): Promise<FoundByCode> {
  const gtin = gtinOf(code);
  const known = gtin === null ? undefined : await readCode(db, caller.companyId, gtin);
  const product = known && (await readProduct(db, caller.companyId, known.product));
  if (!known || !product) throw refuse('code_not_found', { code });
  const units = await readForSale(db, caller, known);
  return { product, size: known.size, quantity: known.quantity, units };
}

/** Throws 422 for what is no supplier's code: another number, or one of our own. */
async function gtinOrRefuse(tx: Tx, companyId: number, code: string): Promise<string> {
  const gtin = gtinOf(code);
  const isFree = gtin !== null && isOfflineSlip(gtin) && !(await readCode(tx, companyId, gtin));
  if (gtin === null || isFree) throw refuse('no_supplier_code', { code }, { at: 'code' });
  if (await isBarcodeOfUnit(tx, companyId, code)) {
    throw refuse('code_of_unit', { code }, { at: 'code' });
  }
  return gtin;
}

/** Throws 404 for what the company has not, 422 for a size of another type, or a missing one. */
async function requireVariant(
  tx: Tx,
  companyId: number,
  { product: id, size }: { product: number; size: number | null },
): Promise<CodedProduct> {
  const product = await readProduct(tx, companyId, id);
  if (!product) throw refuse('product_not_found', { id: String(id) });
  const isSized = product.type !== 'accessories';
  if (isSized !== Boolean(size)) {
    throw refuse(isSized ? 'size_missing' : 'accessories_without_size', {}, { at: 'size' });
  }
  if (size) {
    await requireItem(tx, companyId, {
      kind: 'number',
      id: size,
      type: product.type,
      field: 'size',
    });
  }
  return product;
}

/** Throws 404 for a unit that the company has not. */
async function variantOf(tx: Tx, companyId: number, input: ParsedProductCode) {
  const { product = 0, size = null, unit } = input;
  if (unit === undefined) return { product, size };
  const variant = await readVariantOfUnit(tx, companyId, unit);
  if (!variant) throw refuse('unit_id_not_found', { id: String(unit) });
  return { product: variant.product, size: variant.number };
}

const inWords = ({ code, brand, color, name }: CodedProduct, size: SupplierCode['size']) =>
  [code, brand.name, name, color?.name, size?.name].filter(Boolean).join(' ');

/** Gives a variant a code, or another quantity where it has it. 409 where another variant has it. */
export async function addCode(
  tx: Tx,
  context: Context,
  input: ParsedProductCode,
): Promise<SupplierCode> {
  const { caller, now } = context;
  const { companyId } = caller;
  const { code, quantity } = input;
  const gtin = await gtinOrRefuse(tx, companyId, code);
  const variant = await variantOf(tx, companyId, input);
  const product = await requireVariant(tx, companyId, variant);
  const at = now.toISOString();
  const done = await insertCode(tx, caller, { ...variant, code, quantity, gtin, at });
  const stored = await readCode(tx, companyId, gtin);
  // Another variant had it, and gave it up a moment later.
  if (!stored) throw refuse('code_removed', { code });
  if (!done) throw await duplicate(tx, companyId, stored);
  if (done.added) {
    const subject = `${stored.code}: ${inWords(product, stored.size)}`;
    await recordEvent(tx, context, { kind: 'code.added', subject });
  }
  return stored;
}

async function duplicate(tx: Tx, companyId: number, { code, product: id, size }: SupplierCode) {
  const product = await readProduct(tx, companyId, id);
  const other = product ? inWords(product, size) : say('product_numbered', { id: String(id) });
  return refuse('code_taken', { code, product: other }, { at: 'code' });
}

export async function removeCode(tx: Tx, context: Context, code: string) {
  const { companyId } = context.caller;
  const gtin = gtinOf(code);
  const known = gtin === null ? undefined : await readCode(tx, companyId, gtin);
  const removed = gtin === null ? undefined : await deleteCode(tx, companyId, gtin);
  if (!known || !removed) throw refuse('code_not_found', { code });
  const product = await readProduct(tx, companyId, removed.product);
  const subject = product ? `${known.code}: ${inWords(product, known.size)}` : known.code;
  await recordEvent(tx, context, { kind: 'code.removed', subject });
  return { code: removed.code };
}
