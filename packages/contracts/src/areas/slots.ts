import * as z from 'zod/mini';

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
