import { dayIn, type ComparedDays } from '@backoffice/contracts';

import type { App } from './app';
import { centsOf, companyZone, movedToday } from './day-sales';
import { booked } from './sold';

/** What till, day and year say of a company. */
export interface Standing {
  /** Cents in cash that today's sales moved. */
  cash: number;
  /** Cents of today's turnover. */
  day: number;
  /** Units that the year's figures count. */
  units: number;
}

/** Reads it straight from the API. */
export async function standing(app: App): Promise<Standing> {
  const moved = await movedToday(app);
  const { today } = await booked<ComparedDays>(app, 'GET', 'figures/days');
  const year = Number(dayIn(await companyZone(app)).slice(0, 4));
  const asked = { years: [year], type: 'quantity' };
  const [figures] = await booked<{ salesArray: number[] }[]>(
    app,
    'POST',
    'transactions/years',
    asked,
  );
  const units = (figures?.salesArray ?? []).reduce((sum, one) => sum + one, 0);
  return { cash: moved('cash'), day: centsOf([today.amount]), units };
}

/** By how much it changed since. */
export async function changeSince(app: App, before: Standing): Promise<Standing> {
  const now = await standing(app);
  return {
    cash: now.cash - before.cash,
    day: now.day - before.day,
    units: now.units - before.units,
  };
}
