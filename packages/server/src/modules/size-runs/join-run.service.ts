import { type JoinRunInput, sizeSortKey, type StockChange } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { refuse } from '../../errors';
import { correctUnits } from '../deliveries/corrections/corrections.repository';
import { makeItems } from '../imports/booking/applying/references';
import { holdCompany, refuseSecond } from '../imports/booking/under-way';
import { findOrAddProducts } from '../products/known-by.repository';
import { labelsDue } from '../units/labels-due';
import { recordOperation } from '../units/record-operation';
import { refuseCounted } from '../units/refuse-counted';
import { lockUnits, refuseMissing, refuseRepeated } from '../units/stock-claims';
import { findRuns, type FoundRun, type Member, productsOf, versionOf } from './apart-runs';
import { CodeEndings } from './code-endings';
import {
  lockProducts,
  type MovedCode,
  moveCodes,
  readSizes,
  readUnits,
  readVariants,
  type RunUnit,
} from './size-runs.repository';

interface Held {
  run: FoundRun;
  units: RunUnit[];
}

/**
 * Locks all units of the products, then the products, then units that came meanwhile; 409 where the
 * run isn't as it was seen.
 */
async function hold(tx: Tx, companyId: number, { products, version }: JoinRunInput): Promise<Held> {
  const seen = (await readUnits(tx, companyId, products)).map(({ id }) => id);
  await lockUnits(tx, companyId, seen);
  const locked = await lockProducts(tx, companyId, products);
  refuseMissing(products, locked);
  const units = await readUnits(tx, companyId, products);
  const known = new Set(seen);
  const late = units.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (late.length) await lockUnits(tx, companyId, late);
  const endings = new CodeEndings(await readSizes(tx, companyId));
  const variants = await readVariants(tx, companyId, products);
  const [run, ...others] = findRuns(locked, variants, endings);
  const isSeen = run && !others.length && productsOf(run).length === products.length;
  if (!isSeen || versionOf(run) !== version) throw refuse('run_changed');
  return { run, units };
}

/** Throws 403 where somebody who works for one shop would rename what other shops have or sold. */
function refuseOtherShops({ caller: { isLimited, locationId } }: Context, units: RunUnit[]): void {
  if (!isLimited) return;
  const isElsewhere = units.some(
    ({ location_id: place }) => place !== null && place !== locationId,
  );
  if (isElsewhere) throw refuse('own_shop_joins');
}

/** The product that a run becomes: that of its code, which is added where nobody has it. */
async function targetOf(tx: Tx, { caller, now }: Context, { code, members, stem }: FoundRun) {
  if (stem) return stem.id;
  const [like] = members as [Member];
  const known = {
    ...{ type: like.type, code, name: null, brandId: like.brand_id },
    ...{ specificTypeId: like.specific_type_id, colorId: like.color_id },
  };
  const idOf = await findOrAddProducts(tx, caller.companyId, [known], now.toISOString());
  const id = idOf(known);
  const goods = await readVariants(tx, caller.companyId, [id]);
  // Somebody received goods of that code since the run was seen.
  if (goods.length) throw refuse('run_changed');
  return id;
}

/** The id of each member's size; what the company lacks is added. */
async function sizesOf(tx: Tx, context: Context, { members }: FoundRun) {
  const lacking = members.flatMap(({ size: { id, name }, type }) =>
    id === null ? [{ name, name_key: nameKey(name), type, sort_key: sizeSortKey(name) }] : [],
  );
  const added = [...new Map(lacking.map((item) => [item.name_key, item])).values()];
  if (!added.length) return ({ size }: Member) => size.id ?? 0;
  await makeItems(tx, context, 'number', added);
  const sizes = await readSizes(tx, context.caller.companyId);
  const ids = new Map(sizes.map(({ id, name, type }) => [`${type} ${nameKey(name)}`, id]));
  return ({ size, type }: Member) => size.id ?? ids.get(`${type} ${nameKey(size.name)}`) ?? 0;
}

interface Joining {
  target: number;
  operation: number;
  at: string;
  sizeOf: (member: Member) => number;
}

/** Moves the units and supplier codes of each product; answers the codes as they were. */
async function move(
  tx: Tx,
  { caller: { companyId, userId } }: Context,
  { run, units }: Held,
  { target, operation, at, sizeOf }: Joining,
): Promise<MovedCode[]> {
  const codes: MovedCode[] = [];
  for (const member of run.members) {
    const size = sizeOf(member);
    await correctUnits(tx, {
      ...{ companyId, userId, operation, at, size, price: undefined },
      ids: units.filter(({ product_id: id }) => id === member.id).map(({ id }) => id),
      products: new Map([[member.id, target]]),
    });
    codes.push(...(await moveCodes(tx, companyId, { from: member.id, to: target, size })));
  }
  return codes;
}

/** Makes one product of a run whose sizes are products of their own, with all of their units. */
export async function joinRun(tx: Tx, context: Context, input: JoinRunInput): Promise<StockChange> {
  const { caller, now } = context;
  const { companyId } = caller;
  refuseRepeated(input.products, 'products');
  await holdCompany(tx, companyId);
  await refuseSecond(tx, companyId, 0);
  const held = await hold(tx, companyId, input);
  const { run, units } = held;
  const moved = units.filter(({ product_id: id }) => id !== run.stem?.id);
  refuseOtherShops(context, moved);
  await refuseCounted(tx, companyId, {
    before: run.members.map(({ code }) => code),
    after: run.code,
  });
  const at = now.toISOString();
  const target = await targetOf(tx, context, run);
  const sizeOf = await sizesOf(tx, context, run);
  const operation = await recordOperation(tx, caller, { kind: 'adjustment', at });
  const codes = await move(tx, context, held, { target, operation, at, sizeOf });
  await labelsDue(tx, companyId, operation);
  const products = run.members.map(({ id }) => id);
  await tx
    .insertInto('joined_runs')
    .values({
      ...{ company_id: companyId, operation_id: operation, product_id: target },
      products: JSON.stringify(products),
      codes: JSON.stringify(codes),
    })
    .execute();
  const names = run.members.map(({ code }) => code).join(', ');
  await recordEvent(tx, context, { kind: 'run.joined', subject: `${run.code}: ${names}` });
  return { ids: moved.map(({ id }) => id), operation };
}
