import * as z from 'zod/mini';

import { defineCall } from '../call';
import { FIGURE_TYPES, PRODUCT_TYPES } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { day, id, money, moment, word } from '../primitives';

/** What was sold on a day. `average` is `amount` per receipt, null without one. */
export const dayFiguresSchema = z.object({
  date: day,
  amount: money,
  units: z.int(),
  receipts: z.int(),
  average: z.nullable(money),
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const comparedDaysSchema = z.object({
  today: dayFiguresSchema,
  yesterday: dayFiguresSchema,
  /** The same weekday a week ago. */
  last_week: dayFiguresSchema,
});
export type ComparedDays = z.infer<typeof comparedDaysSchema>;

const bestSellerSchema = z.object({
  name: z.string(),
  type: word(PRODUCT_TYPES),
  units: z.int(),
  amount: money,
});
export type BestSeller = z.infer<typeof bestSellerSchema>;

/** What sold best since the first of the month, by units; at most five of each. */
export const bestSellersSchema = z.object({
  since: day,
  brands: z.array(bestSellerSchema),
  sizes: z.array(bestSellerSchema),
});
export type BestSellers = z.infer<typeof bestSellersSchema>;

/** The stock of a location; id and name are null for units without one. */
export const locationStockSchema = z.object({
  id: z.nullable(id),
  name: z.nullable(z.string()),
  units: z.int(),
  /** The sum of their prices today, in euros; null without `costs.view`. */
  value: z.nullable(money),
  /** Units received on `slow_until` or before. */
  slow: z.int(),
});
export type LocationStock = z.infer<typeof locationStockSchema>;

export const stockFiguresSchema = z.object({
  slow_until: day,
  locations: z.array(locationStockSchema),
  /** Units under way are in no shop, but still belong to the company. */
  under_way: z.pick(locationStockSchema, { units: true, value: true, slow: true }),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

/** The request carries years and type. Without both: this year's online sales. */
export const yearsQuerySchema = z.object({
  years: z.optional(
    z.array(z.int().check(z.minimum(1970), z.maximum(2200))).check(z.minLength(1), z.maxLength(20)),
  ),
  type: z.optional(z.enum(FIGURE_TYPES)),
});
export type YearsQuery = z.infer<typeof yearsQuerySchema>;

/** Twelve numbers, January to December: euros, or units for `quantity`. */
export const yearFiguresSchema = z.object({
  year: z.int(),
  salesArray: z.array(z.number()).check(z.length(12)),
});
export type YearFigures = z.infer<typeof yearFiguresSchema>;
/** A return has a negative price, and `sold_at` is the moment of the return. */
export const onlineSaleSchema = z.object({ id, sale_price: money, sold_at: moment });
export type OnlineSale = z.infer<typeof onlineSaleSchema>;

export const figureCalls = {
  years: defineCall({
    method: 'POST',
    path: PATHS.yearlyFigures,
    summary: 'Monthly figures of years; without years and type the online sales of this year',
    action: 'figures.view',
    body: z.optional(z.nullable(yearsQuerySchema)),
    answer: answer(z.union([z.array(yearFiguresSchema), z.array(onlineSaleSchema)])),
  }),
  days: defineCall({
    method: 'GET',
    path: PATHS.figuresOfDays,
    summary: 'Today beside yesterday and the same weekday a week ago',
    action: 'figures.view',
    answer: answer(comparedDaysSchema),
    added: true,
  }),
  bestSellers: defineCall({
    method: 'GET',
    path: PATHS.bestSellers,
    summary: 'The brands and sizes that sold best this month',
    action: 'figures.view',
    answer: answer(bestSellersSchema),
    added: true,
  }),
  stock: defineCall({
    method: 'GET',
    path: PATHS.stockFigures,
    summary: 'The stock by location, and how much of it is over 90 days old',
    action: 'figures.view',
    answer: answer(stockFiguresSchema),
    added: true,
  }),
};
