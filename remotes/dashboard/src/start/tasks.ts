import type { Action } from '@backoffice/contracts';

/** What somebody comes to do, the first of them first. A task stands where its right is given. */
export const TASKS = [
  { name: 'sell', link: 'sales.counter', right: 'products.sell' },
  { name: 'receive', link: 'products.receive', right: 'products.receive' },
  { name: 'returns', link: 'sales.find', right: 'sales.return' },
  { name: 'size', link: 'products.search', right: 'products.view' },
  { name: 'drawer', link: 'sales.till', right: 'till.close' },
  { name: 'count', link: 'counts.all', right: 'counts.start' },
  { name: 'transfer', link: 'products.find', right: 'shipments' },
] as const satisfies readonly { name: string; link: string; right: Action }[];

export type Task = (typeof TASKS)[number];
