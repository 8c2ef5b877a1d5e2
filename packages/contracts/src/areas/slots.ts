import * as z from 'zod/mini';

/** The fields of a unit in the stock list that a change of prices changes. */
export interface PricedUnit {
  id: number;
  price: string | null;
  label_due: boolean;
  old_price?: string | null;
}

/** A function by which an extension tells the page around its slot what it did. */
const told = <Told>() => z.custom<Told>((value) => typeof value === 'function');

/**
 * Places in pages that other areas may fill, and the props that each hands to its extensions. Page
 * and extension may be of different releases, so the props are checked where they arrive.
 */
export const SLOTS = {
  /** The panel of one unit; `wasSold`: it was sold once, and is in stock again. */
  'unit.actions': z.object({
    id: z.number(),
    barcode: z.string(),
    isSold: z.boolean(),
    wasSold: z.optional(z.boolean()),
  }),
  /** What can be done with the ticked units of the stock list, or with all that it lists. */
  'products.actions': z.object({
    ids: z.array(z.number()),
    filter: z.record(z.string(), z.unknown()),
    total: z.number(),
    /** There are more than `total`. */
    capped: z.boolean(),
    /** The list has one row for each product; units can still be ticked. */
    isGrouped: z.boolean(),
    isUnanswerable: z.boolean(),
    /** Whether the part that an extension opened is still shown: another action may replace it. */
    isOpen: z.boolean(),
    onOpen: told<() => void>(),
    /** Id of the element in which an extension shows its result. */
    notes: z.string(),
    /** Prices of these units were changed. */
    onRepriced: told<(ids: readonly number[]) => void>(),
    /** Tells the units' new prices, once they are known. */
    onPrices: told<(units: readonly PricedUnit[]) => void>(),
    /** The change was undone: the units have their old prices. */
    onUndone: told<() => void>(),
  }),
  /** A shipment that was just sent. */
  'shipment.actions': z.object({ id: z.number() }),
  /** A line of the sales of a day. */
  'sale-line.actions': z.object({ id: z.number(), day: z.string() }),
  /** Whom the basket on the counter is for; shown while something lies in it. */
  'counter.party': z.object({
    /** Stays the same until the basket is booked, held or cleared. */
    basket: z.string(),
    /** Euros: what the customer pays, negative for what they get back. */
    due: z.string(),
  }),
  /** A part of a printed slip, above its terms. One that comes after two seconds isn't printed. */
  'slip.part': z.object({
    kind: z.enum(['sale', 'gift', 'return', 'exchange']),
    /** Id of the return in an exchange, else of what was sold or came back. */
    id: z.number(),
  }),
  /** A card of the dashboard. */
  'dashboard.card': z.object({}),
  /** A part of one's own profile. */
  'profile.section': z.object({}),
};
export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.infer<(typeof SLOTS)[Name]>;

/** An entry of `area.json`: a component of this area that stands in a slot of another's page. */
export const extensionSchema = z.object({
  /** Name of the slot; where no page has it, nothing is shown. */
  slot: z.string().check(z.minLength(1)),
  /** A key of the module's `extensions`. */
  name: z.string().check(z.minLength(1)),
  /** Place among the extensions of the slot; small first. */
  order: z.int(),
  /** The action that a person must be allowed (`Action`). */
  requires: z.optional(z.string()),
});
export type Extension = z.infer<typeof extensionSchema>;
