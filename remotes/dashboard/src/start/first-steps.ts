import { addDays, dayIn, type Action } from '@backoffice/contracts';

/** Where a person begins: the first three that are allowed. */
export const STEPS = [
  { name: 'lists', link: 'panels', right: 'panels.edit' },
  { name: 'receive', link: 'products.receive', right: 'products.receive' },
  { name: 'sell', link: 'sales.counter', right: 'products.sell' },
  { name: 'returns', link: 'sales.find', right: 'sales.return' },
  { name: 'count', link: 'counts.all', right: 'counts.start' },
  { name: 'drawer', link: 'sales.till', right: 'till.close' },
] as const satisfies readonly { name: string; link: string; right: Action }[];

export const STEPS_SHOWN = 3;

/** Days for which an account counts as new. */
const NEW_DAYS = 7;

/** Whether an account that was made at a moment is new on a day of the time zone. */
export const isNew = (madeAt: string, today: string, timeZone: string | undefined): boolean =>
  !Number.isNaN(Date.parse(madeAt)) && addDays(dayIn(timeZone, new Date(madeAt)), NEW_DAYS) > today;
