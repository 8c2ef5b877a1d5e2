import { addDays, day, shopText } from '@backoffice/contracts';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';

/** The days of a list: one, as on its screen, or a span of them. */
export const daysSchema = z.object({
  date: z.optional(day),
  start_date: z.optional(day),
  end_date: z.optional(day),
  location: z.optional(shopText),
});
type Asked = z.output<typeof daysSchema>;

/** The first and the last of the asked days; today if none is given. Throws 422. */
export function spanOf({ date, start_date: start, end_date: end }: Asked, today: string) {
  if (start === undefined && end === undefined) return { from: date ?? today, to: date ?? today };
  const span = { from: start ?? '1900-01-01', to: end ?? '9999-12-31' };
  if (span.from > span.to) {
    throw refuse('start_after_end', {}, { at: 'start_date' });
  }
  return span;
}

/** The first day from `from` on of which there are sales or reversals; null: none. */
export async function nextDayOfSales(
  db: Executor,
  companyId: number,
  from: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select least(
    (select min(sold_on) from sale_lines where company_id = ${companyId} and sold_on >= ${from}),
    (select min(booked_on) from reversals
      where company_id = ${companyId} and booked_on >= ${from})) as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** The first day from `from` on for which something is booked; null: none. */
export async function nextDayOfBookings(
  db: Executor,
  companyId: number,
  from: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(booked_on) as day from transactions
    where company_id = ${companyId} and booked_on >= ${from}`.execute(db);
  return rows[0]?.day ?? null;
}

/** The rows of each day of a span that has some. */
export async function* byDay<Row>(
  { from, to }: { from: string; to: string },
  next: (from: string) => Promise<string | null>,
  read: (day: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let found = await next(from);
  while (found !== null && found <= to) {
    yield await read(found);
    found = await next(addDays(found, 1));
  }
}
