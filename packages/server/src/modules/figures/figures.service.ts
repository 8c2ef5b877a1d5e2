import { type OnlineSale, type YearFigures, yearOf, type YearsQuery } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { readMonths, readOnlineSales } from './figures.repository';

/**
 * Twelve figures for every asked year, also for one without sales. Without years and type: this
 * year's online sales one by one (the specification leaves that shape open).
 */
export async function yearlyFigures(
  db: Executor,
  { caller: { companyId }, today }: Context,
  { years, type }: YearsQuery,
): Promise<YearFigures[] | OnlineSale[]> {
  if (!years && !type) return readOnlineSales(db, companyId, yearOf(today));
  const asked = [...new Set(years ?? [yearOf(today)])];
  const months = await readMonths(db, companyId, { years: asked, type: type ?? 'sales' });
  return asked.map((year) => {
    const salesArray = new Array<number>(12).fill(0);
    for (const figure of months) {
      if (figure.year === year) salesArray[figure.month - 1] = Number(figure.value);
    }
    return { year, salesArray };
  });
}
