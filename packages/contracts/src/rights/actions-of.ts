import { type Action, ACTIONS } from './actions';
import type { Rights } from './rights';

const EVERYBODY: Action[] = [
  'session.use',
  'profile.edit',
  'company.view',
  'panels.view',
  'products.view',
  'operations.view',
  'counts.scan',
];
const CASHIER: Action[] = [
  ...EVERYBODY,
  'products.sell',
  'products.transfer',
  'sales.view',
  'sales.return',
  'sales.correct_own',
  'till.view',
  'till.move',
  'till.close',
];
const STOCK: Action[] = [
  ...EVERYBODY,
  'products.receive',
  'products.transfer',
  'panels.edit',
  'stock.adjust',
  'stock.correct',
  'shipments',
  'counts.start',
];
const OWNERS_ALONE: Action[] = ['company.edit', 'costs.view', 'people.manage', 'audit.view'];

/** The one table of who may do what. */
const ACTIONS_OF: Record<Rights, readonly Action[]> = {
  owner: ACTIONS,
  manager: ACTIONS.filter((action) => !OWNERS_ALONE.includes(action)),
  stock: STOCK,
  cashier: CASHIER,
};

/** The facts of a session that decide what its person may do. */
export interface Standing {
  rights: Rights;
  /** Writes for one shop only. */
  isLimited?: boolean;
  /** The shared till at which the person came in by PIN. */
  sharedTill?: object | null;
  /** The person must first set up the second factor that the company asks for. */
  isFactorDue?: boolean;
}

const FACTOR_DUE: readonly Action[] = ['session.use', 'profile.edit'];

/**
 * The actions that a person is allowed without an approval. Those who work for one shop only don't
 * manage people, as they could lift that limit themselves. Those who came in by PIN may do at most
 * what a cashier may.
 */
export function actionsOf({
  rights,
  isLimited = false,
  sharedTill = null,
  isFactorDue = false,
}: Standing): readonly Action[] {
  let actions = isFactorDue ? FACTOR_DUE : ACTIONS_OF[rights];
  if (sharedTill) actions = actions.filter((action) => CASHIER.includes(action));
  return isLimited ? actions.filter((action) => action !== 'people.manage') : actions;
}
