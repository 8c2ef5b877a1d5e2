import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES } from '../constants';
import { answer } from '../envelope';
import { day, id, money } from '../primitives';

/** What was sold on a day. `average` is euros per receipt, null without one. */
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

const soldSchema = z.object({
  name: z.string(),
  type: z.enum(PRODUCT_TYPES),
  units: z.int(),
  amount: money,
});
export type BestSeller = z.infer<typeof soldSchema>;

/** What sold best since the first of the month, by units; at most five of each. */
export const bestSellersSchema = z.object({
  since: day,
  brands: z.array(soldSchema),
  sizes: z.array(soldSchema),
});
export type BestSellers = z.infer<typeof bestSellersSchema>;

/** The stock of a location; id and name are null for units that stand nowhere. */
export const locationStockSchema = z.object({
  id: z.nullable(id),
  name: z.nullable(z.string()),
  units: z.int(),
  /** At their prices today, euros. */
  value: money,
  /** Units received on `slow_until` or before. */
  slow: z.int(),
});
export type LocationStock = z.infer<typeof locationStockSchema>;

export const stockFiguresSchema = z.object({
  slow_until: day,
  locations: z.array(locationStockSchema),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

export const figureCalls = {
  days: defineCall({
    method: 'GET',
    path: 'figures/days',
    summary: 'Today beside yesterday and the same weekday a week ago',
    action: 'figures.view',
    answer: answer(comparedDaysSchema),
    added: true,
  }),
  bestSellers: defineCall({
    method: 'GET',
    path: 'figures/best-sellers',
    summary: 'The brands and sizes that sold best this month',
    action: 'figures.view',
    answer: answer(bestSellersSchema),
    added: true,
  }),
  stock: defineCall({
    method: 'GET',
    path: 'figures/stock',
    summary: 'The stock by location, and how much of it is over 90 days old',
    action: 'figures.view',
    answer: answer(stockFiguresSchema),
    added: true,
  }),
};
