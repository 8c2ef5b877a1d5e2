import type { OnlineSaleAmount } from '@backoffice/api-client/resources/figures';
import { dayIn, yearOf, type YearFigures } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

/** The totals of the small cards are the sums of the twelve months. */
export const totalQuantity = (figures: YearFigures): number =>
  figures.salesArray.reduce((total, units) => total + units, 0);

/** Euros, exact to the cent. */
export const totalMoney = (figures: YearFigures): string => sumMoney(figures.salesArray);

export const totalOnlineSales = (sales: readonly OnlineSaleAmount[]): string =>
  sumMoney(sales.map((sale) => sale.sale_price));

/** The figures of the year asked for, though a server may answer others too. */
export const figuresOf = (figures: readonly YearFigures[], year: number): YearFigures | undefined =>
  figures.find((one) => one.year === year);

/** The years asked for in their order; a server may answer others, or in another order. */
export const pickYears = (figures: readonly YearFigures[], years: readonly number[]) =>
  years.flatMap((year) => figuresOf(figures, year) ?? []);

/** Euros of several years, exact to the cent. */
export const totalOfYears = (figures: readonly YearFigures[]): string =>
  sumMoney(figures.map(totalMoney));

/** "2026", or "2023–2026". */
export function periodOf(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first}–${last}`;
}

/**
 * Online sales by month of a year in the company's time zone. Undefined when the server does not
 * say when they were made.
 */
export function salesByMonth(
  sales: readonly OnlineSaleAmount[],
  year: number,
  timeZone: string | undefined,
): YearFigures | undefined {
  const months: string[][] = Array.from({ length: 12 }, () => []);
  for (const { sale_price, sold_at } of sales) {
    if (sold_at === null || Number.isNaN(Date.parse(sold_at))) return undefined;
    const day = dayIn(timeZone, new Date(sold_at));
    if (yearOf(day) === year) months[Number(day.slice(5, 7)) - 1]?.push(sale_price);
  }
  return { year, salesArray: months.map((prices) => Number(sumMoney(prices))) };
}

/** The months that are over or running; those still to come are not drawn as zeros. */
export function drawnMonths(figures: YearFigures | undefined, today: string): (number | null)[] {
  if (!figures) return [];
  const running = yearOf(today) === figures.year ? Number(today.slice(5, 7)) : 12;
  return figures.salesArray.map((value, month) => (month >= running && value === 0 ? null : value));
}

/** Index of the month with the most, and of that with the least among those drawn. */
export function extremeMonths(values: readonly (number | null)[]): [best: number, worst: number] {
  let best = 0;
  let worst = 0;
  values.forEach((value, month) => {
    if (value === null) return;
    if (value > (values[best] ?? -Infinity)) best = month;
    if (value < (values[worst] ?? Infinity)) worst = month;
  });
  return [best, worst];
}
