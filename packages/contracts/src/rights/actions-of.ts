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

/**
 * What somebody with these rights may do, before any approval. Who works for one shop only manages no
 * people: they could lift that limit themselves.
 */
export const actionsOf = (rights: Rights, isLimited = false): readonly Action[] =>
  isLimited
    ? ACTIONS_OF[rights].filter((action) => action !== 'people.manage')
    : ACTIONS_OF[rights];
