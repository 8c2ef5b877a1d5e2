import type { MovementKind } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';

export interface KeptMovement {
  id: number;
  unit_id: number;
  recorded_at: string;
  kind: MovementKind;
  operation_id: number | null;
  from_location_id: number | null;
  to_location_id: number | null;
  price: string | null;
  from_price: string | null;
  from_product_id: number | null;
  to_product_id: number | null;
  from_number_id: number | null;
  to_number_id: number | null;
  from_set_aside: string | null;
  to_set_aside: string | null;
  out_id: number | null;
  shipment_id: number | null;
}

/** What is known of a unit: where it is, for how much, what it is, and why it is set aside. */
export interface UnitState {
  place: 'stock' | 'sold' | 'out' | 'sent';
  location: number | null;
  price: string | null;
  product: number | null;
  size: number | null;
  aside: string | null;
}

/** The movements of some units, or of all of a company, oldest first. */
export async function readMovementsOf(
  db: Executor,
  companyId: number,
  units?: number[],
): Promise<Map<number, KeptMovement[]>> {
  const some = units ? sql`and unit_id = any(cast(${units} as bigint[]))` : sql``;
  const { rows } = await sql<KeptMovement>`select * from movements
    where company_id = ${companyId} ${some} order by id`.execute(db);
  const byUnit = new Map<number, KeptMovement[]>();
  for (const row of rows) byUnit.set(row.unit_id, [...(byUnit.get(row.unit_id) ?? []), row]);
  return byUnit;
}

/** Units as they are stored. */
export async function readStates(
  db: Executor,
  companyId: number,
  units?: number[],
): Promise<Map<number, UnitState>> {
  const some = units ? sql`and id = any(cast(${units} as bigint[]))` : sql``;
  const { rows } = await sql<UnitState & { id: number }>`
    select id, location_id as location, price, product_id as product, number_id as size,
      set_aside as aside,
      case when sale_id is not null then 'sold' when out_id is not null then 'out'
        when shipment_id is not null then 'sent' else 'stock' end
      as place
    from units where company_id = ${companyId} ${some} order by id`.execute(db);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

type Step = (before: UnitState, movement: KeptMovement) => Partial<UnitState>;

const back: Step = (_, { to_location_id: location }) => ({ place: 'stock', location });
const aside: Step = (_, { to_set_aside: to }) => ({ aside: to });

/** What each kind of movement makes of a unit. */
const STEPS: Record<MovementKind, Step> = {
  received: (_, { to_location_id: location, price }) => ({ place: 'stock', location, price }),
  transferred: (_, { to_location_id: location }) => ({ location }),
  sold: () => ({ place: 'sold' }),
  returned: back,
  voided: back,
  went_out: (_, { from_location_id: location }) => ({ place: 'out', location }),
  found: back,
  sent: (_, { from_location_id: location }) => ({ place: 'sent', location }),
  arrived: back,
  came_back: back,
  repriced: (_, { price }) => ({ price }),
  corrected: (_, { to_product_id: product, to_number_id: size }) => ({ product, size }),
  set_aside: aside,
  put_back: aside,
};

/** What a movement says of its unit's state before it, for kinds that say anything. */
const SAID: Partial<Record<MovementKind, (movement: KeptMovement) => Partial<UnitState>>> = {
  transferred: ({ from_location_id: location }) => ({ place: 'stock', location }),
  sold: () => ({ place: 'stock', aside: null }),
  returned: () => ({ place: 'sold' }),
  voided: () => ({ place: 'sold' }),
  went_out: ({ shipment_id: shipment }) => ({ place: shipment === null ? 'stock' : 'sent' }),
  found: ({ from_location_id: location }) => ({ place: 'out', location }),
  sent: ({ from_location_id: location }) => ({ place: 'stock', location }),
  arrived: ({ from_location_id: location }) => ({ place: 'sent', location }),
  came_back: ({ from_location_id: location }) => ({ place: 'sent', location }),
  repriced: ({ from_price: price }) => ({ price }),
  corrected: ({ from_product_id: product, from_number_id: size }) => ({ product, size }),
  set_aside: ({ from_set_aside: from }) => ({ place: 'stock', aside: from }),
  put_back: ({ from_set_aside: from }) => ({ place: 'stock', aside: from }),
};

/** A unit's first state: its product is the one it was corrected from, else the present one. */
function origin(movements: KeptMovement[], now: UnitState): UnitState {
  const corrected = movements.find(({ kind }) => kind === 'corrected');
  const product = corrected ? corrected.from_product_id : now.product;
  const size = corrected ? corrected.from_number_id : now.size;
  return { place: 'stock', location: null, price: null, product, size, aside: null };
}

/**
 * The state to which a unit's movements lead, all of them or those before one. Each must begin
 * where the last one ended.
 */
export function replay(movements: KeptMovement[], now: UnitState, before = Infinity): UnitState {
  let state = origin(movements, now);
  for (const movement of movements) {
    if (movement.id >= before) break;
    const { id, unit_id: unit, kind } = movement;
    const said = { id, unit, kind, ...state, ...SAID[kind]?.(movement) };
    expect(said).toEqual({ id, unit, kind, ...state });
    state = { ...state, ...STEPS[kind](state, movement) };
  }
  return state;
}

/** Every unit of a company is what its movements made of it, and its label due if it is wrong. */
export async function expectReplayed(db: Executor, companyId: number): Promise<void> {
  const states = await readStates(db, companyId);
  const movements = await readMovementsOf(db, companyId);
  const replayed = [...states].map(([id, now]) => [id, replay(movements.get(id) ?? [], now)]);
  expect(replayed).toEqual([...states]);
}
