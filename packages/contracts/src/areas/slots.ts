import * as z from 'zod/mini';

/** A unit of the stock list, as far as a change of prices changes it. */
export interface PricedUnit {
  id: number;
  price: string | null;
  label_due: boolean;
}

/** Tells the page around a slot what an extension did. */
const told = <Told>() => z.custom<Told>((value) => typeof value === 'function');

/**
 * Places in pages that other areas may fill, and what each hands to its extensions. Two releases
 * meet here, so what is handed over is checked where it arrives.
 */
export const SLOTS = {
  /** The panel of one unit; `wasSold`: it was once, and is in stock again. */
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
    /** One row a product: units are ticked, and not listed. */
    isGrouped: z.boolean(),
    isUnanswerable: z.boolean(),
    /** Whether what an extension opened is still shown; another action may have taken its place. */
    isOpen: z.boolean(),
    onOpen: told<() => void>(),
    /** Id of the element in which an extension says what came of it. */
    notes: z.string(),
    /** Prices of these units were changed. */
    onRepriced: told<(ids: readonly number[]) => void>(),
    /** What they cost now, once that is known. */
    onPrices: told<(units: readonly PricedUnit[]) => void>(),
    /** The units have their prices of before. */
    onUndone: told<() => void>(),
  }),
  /** A shipment that was just sent. */
  'shipment.actions': z.object({ id: z.number() }),
  /** A line of the sales of a day. */
  'sale-line.actions': z.object({ id: z.number(), day: z.string() }),
  /** A card of the dashboard. */
  'dashboard.card': z.object({}),
  /** A part of one's own profile. */
  'profile.section': z.object({}),
};
export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.infer<(typeof SLOTS)[Name]>;

/** An entry of `area.json`: what of this area stands in a slot of another's page. */
export const extensionSchema = z.object({
  /** A slot; one that no page has shows nothing. */
  slot: z.string().check(z.minLength(1)),
  /** A key of the module's `extensions`. */
  name: z.string().check(z.minLength(1)),
  /** Place among the extensions of the slot; small first. */
  order: z.int(),
  /** The action that a person must be allowed (`Action`). */
  requires: z.optional(z.string()),
});
export type Extension = z.infer<typeof extensionSchema>;
