import { SPECIFIED_ACTIONS } from './specified-actions';

const LATER_ACTIONS = [
  /** Seeing what was done to stock, and undoing one's own operations. */
  'operations.view',
  'counts.scan',
  'counts.start',
  'counts.apply',
  'sales.return',
  /** Correcting the way of payment of one's own sale in the open period. */
  'sales.correct_own',
  'sales.correct',
  'sales.override',
  'till.view',
  'till.move',
  'till.close',
  'till.manage',
  'stock.adjust',
  'stock.correct',
  'stock.undo',
  'shipments',
  'prices.change',
  /** Selling below the price floor. */
  'prices.override',
  'products.import',
  'products.export',
  'devices.manage',
  /** Seeing import prices, salaries and stock values. */
  'costs.view',
  'people.manage',
  'audit.view',
] as const;

/** What a person may do; every handler asks for one of these and every screen too. */
export const ACTIONS = [...SPECIFIED_ACTIONS, ...LATER_ACTIONS] as const;
export type Action = (typeof ACTIONS)[number];

/** Actions that another person may approve once; their buttons are shown all the same, and ask. */
export const APPROVABLE_ACTIONS = [
  'sales.correct',
  'sales.override',
  'prices.override',
  'prices.change',
  'stock.adjust',
  'stock.undo',
] as const satisfies Action[];
export type ApprovableAction = (typeof APPROVABLE_ACTIONS)[number];
