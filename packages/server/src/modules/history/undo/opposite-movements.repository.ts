import type { MovementKind, OutReason } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../../db/database';
import { putIn, takeOut } from '../../stock/stock.repository';

/** The undo of one operation by another, for some of its units, which are locked. */
export interface Undoing {
  companyId: number;
  userId: number;
  /** The operation that is undone, and the one that undoes it. */
  undoes: number;
  operation: number;
  /** ISO text in UTC. */
  at: string;
  ids: number[];
}

const undone = ({ companyId, undoes, ids }: Undoing) => sql`m.company_id = ${companyId}
  and m.operation_id = ${undoes} and m.unit_id = any(cast(${ids} as bigint[]))`;

const KINDS_BACK = sql`('transferred', 'repriced', 'corrected', 'set_aside', 'put_back')`;

/** Writes the opposite of each movement that says what was before. */
const writeOpposites = (tx: Tx, undoing: Undoing) =>
  sql`
  insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
    from_location_id, to_location_id, price, from_price, from_product_id, to_product_id,
    from_number_id, to_number_id, from_set_aside, to_set_aside, operation_id)
  select m.company_id, m.unit_id, case when m.kind not in ('set_aside', 'put_back') then m.kind
      when m.from_set_aside is null then 'put_back' else 'set_aside' end,
    ${undoing.at}, ${undoing.at}, ${undoing.userId},
    case when m.kind = 'transferred' then m.to_location_id end,
    case when m.kind = 'transferred' then m.from_location_id
      when m.kind in ('set_aside', 'put_back') then u.location_id end,
    m.from_price, m.price, m.to_product_id, m.from_product_id, m.to_number_id, m.from_number_id,
    m.to_set_aside, m.from_set_aside, cast(${undoing.operation} as bigint)
  from movements m join units u on u.company_id = m.company_id and u.id = m.unit_id
  where ${undone(undoing)} and m.kind in ${KINDS_BACK} order by m.id`.execute(tx);

const setBack = (tx: Tx, undoing: Undoing, set: RawBuilder<unknown>, kinds: RawBuilder<unknown>) =>
  sql`update units u set ${set} from movements m
    where ${undone(undoing)} and m.kind in (${kinds})
      and u.company_id = m.company_id and u.id = m.unit_id`.execute(tx);

/** Puts units back where they came from, which may have been no location. */
const bringBack = (tx: Tx, undoing: Undoing) =>
  setBack(tx, undoing, sql`location_id = m.from_location_id`, sql`'transferred'`);
const priceBack = (tx: Tx, undoing: Undoing) =>
  setBack(tx, undoing, sql`price = m.from_price`, sql`'repriced'`);
const nameBack = (tx: Tx, undoing: Undoing) => {
  const before = sql`product_id = m.from_product_id, number_id = m.from_number_id`;
  return setBack(tx, undoing, before, sql`'corrected'`);
};
const asideBack = (tx: Tx, undoing: Undoing) =>
  setBack(tx, undoing, sql`set_aside = m.from_set_aside`, sql`'set_aside', 'put_back'`);

/** Takes units out that were received by mistake: as `not_delivered`, since they never came. */
const unreceive = (tx: Tx, undoing: Undoing) =>
  takeOut(tx, { ...undoing, reason: 'not_delivered' });

const findAgain = (tx: Tx, undoing: Undoing) => putIn(tx, { ...undoing, location: 'as it was' });

/**
 * Takes units out again that were found by mistake: for their old reason, and on record where they
 * were before.
 */
async function loseAgain(tx: Tx, undoing: Undoing): Promise<void> {
  await setBack(tx, undoing, sql`location_id = m.from_location_id`, sql`'found'`);
  const { rows } = await sql<{ reason: OutReason; ids: number[] }>`
    select g.reason, json_agg(m.unit_id) as ids
    from movements m join outs g on g.company_id = m.company_id and g.id = m.out_id
    where ${undone(undoing)} and m.kind = 'found' group by g.reason order by g.reason`.execute(tx);
  for (const { reason, ids } of rows) await takeOut(tx, { ...undoing, ids, reason });
}

type TakeBack = (tx: Tx, undoing: Undoing) => Promise<unknown>;

const TAKE_BACK: Partial<Record<MovementKind, TakeBack>> = {
  received: unreceive,
  transferred: bringBack,
  went_out: findAgain,
  found: loseAgain,
  repriced: priceBack,
  corrected: nameBack,
  set_aside: asideBack,
  put_back: asideBack,
};

/**
 * Takes movements of these kinds back: first sets the units back, then writes the opposite
 * movements.
 */
export async function takeBack(
  tx: Tx,
  undoing: Undoing,
  unitsOf: Map<MovementKind, number[]>,
): Promise<void> {
  for (const [kind, ids] of unitsOf) await TAKE_BACK[kind]?.(tx, { ...undoing, ids });
  await writeOpposites(tx, undoing);
}
