import * as z from 'zod/mini';

import type { ProductType } from '../constants';

/**
 * Places to which pages of other areas lead, and the parameters of each. Only the area that has the
 * place knows its address, and names it in `area.json`.
 */
export interface Links {
  /** Where `/`, unknown paths and a sign-in lead. */
  home: object;
  /** One's own profile. */
  profile: object;
  /** Where one's own second factor is set up. */
  'profile.factor': object;
  /** Brands, colours, sizes, types and locations. */
  panels: object;
  /** All units in stock that a filter matches, those that need a label, or those under way. */
  'products.find': {
    code?: string;
    brand?: string;
    type?: ProductType;
    location?: number;
    state?: 'due' | 'under_way';
  };
  /** Units in a location that were received on a day (`YYYY-MM-DD`) or before. */
  'products.slow': { location: number; until: string };
  /** The whole stock by product and size, ready for a code to be typed. */
  'products.search': object;
  /** Receiving goods. */
  'products.receive': object;
  /** Sending units to another shop: their labels are scanned there. */
  'products.send': object;
  /** A delivery: its units, and what was put right in it. */
  'deliveries.one': { id: number };
  /** One operation, shown among the others. */
  'operations.one': { id: number };
  /** A shipment: what is under way in it, and what has arrived. */
  'shipments.one': { id: number };
  /** The counts of the shops, and starting one. */
  'counts.all': object;
  /** A count of a shop: what was scanned, and what was applied. */
  'counts.one': { id: number };
  /** Selling. */
  'sales.counter': object;
  /** Finding a sale, for a return or an exchange. */
  'sales.find': object;
  /** The sales of a day (`YYYY-MM-DD`). */
  'sales.day': { day: string };
  /** A sale by its id: what was sold in it, and what became of that. */
  'sales.sale': { id: number };
  /** A sale by the number on its slip. */
  'sales.receipt': { number: number };
  /** The sale of a unit that was sold. */
  'sales.ofUnit': { barcode: string };
  /** Sales from a till without a line that somebody has to settle. */
  'sales.toSettle': object;
  /** The till of a shop (`none`: of what is sold in no shop); without one, one's own. */
  'sales.till': { shop?: number | 'none' };
  /** One closing of a till, shown among the others. */
  'sales.closing': { tab: 'closings'; id: number };
  /** Selling, with a unit put onto the counter. */
  'sales.unit': { barcode: string };
}
export type LinkName = keyof Links;

/** The sign-in: the only page of the shell itself to which areas lead. */
export const LOGIN_PATH = '/login';
/** The shell's page that a link to a preview leads to. */
export const PREVIEW_PATH = '/preview';

/** A path without the layout prefix (/admin or /rtl), which the shell adds. */
export const routePath = z
  .string()
  .check(z.regex(/^(\/[a-zA-Z0-9-]+)+$/, 'A path like /add/products'));

/** Where a link of an area lies: a route of its own, with a query. */
export const linkSchema = z.object({
  path: routePath,
  /** Parameter of the link → key of the query that carries it. */
  query: z.optional(z.record(z.string(), z.string())),
  /** Keys and values that stand in every query. */
  always: z.optional(z.record(z.string(), z.string())),
});
export type LinkTarget = z.infer<typeof linkSchema>;

/** A word, or words with dots: `home`, `sales.day`. */
export const linkName = z
  .string()
  .check(z.regex(/^[a-z]+(\.[a-zA-Z]+)*$/, 'A name like sales.day'));

/** The address of a link below the layout prefix, with its query: `/sales?day=2026-11-21`. */
export function linkAddress(
  { path, query = {}, always = {} }: LinkTarget,
  params: Record<string, unknown> = {},
): string {
  const said = Object.entries(query).flatMap(([param, key]): [string, string][] => {
    const value = params[param];
    return value === undefined || value === null ? [] : [[key, String(value)]];
  });
  const search = new URLSearchParams([...Object.entries(always), ...said]).toString();
  return search ? `${path}?${search}` : path;
}
