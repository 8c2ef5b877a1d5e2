/** What a person may do; every handler asks for one of these and every screen too. */
export const ACTIONS = [
  'session.use',
  'profile.edit',
  'company.view',
  'company.edit',
  'panels.view',
  'panels.edit',
  'products.view',
  'products.receive',
  'products.transfer',
  'products.sell',
  'sales.view',
  'figures.view',
  'transactions.view',
  'transactions.edit',
  'ledger.view',
  'ledger.edit',
] as const;
export type Action = (typeof ACTIONS)[number];
