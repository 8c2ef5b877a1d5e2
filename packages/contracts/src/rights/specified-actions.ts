/** Actions allowed to everybody who is signed in on a server that delivers no actions. */
export const SPECIFIED_ACTIONS = [
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
