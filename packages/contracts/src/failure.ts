import * as z from 'zod/mini';

import { MOVEMENT_KINDS, OUT_REASONS } from './constants';
import { ERROR_STATUS, type ErrorCode } from './errors';

/** A unit that could not be sold or moved, or a sold line that was reversed before, and why. */
export const conflictSchema = z.object({
  id: z.int(),
  code: z.nullable(z.string()),
  sold_at: z.nullable(z.string()),
  sold_by: z.nullable(z.string()),
  reversed_at: z.optional(z.string()),
  reversed_by: z.optional(z.string()),
  /** With code `gone`: why, when and by whom it left the stock. */
  out: z.optional(z.object({ reason: z.enum(OUT_REASONS), at: z.string(), by: z.string() })),
  /** With code `in_transit`: where it was sent. */
  shipment: z.optional(
    z.object({ id: z.int(), number: z.int(), to: z.string(), at: z.string(), by: z.string() }),
  ),
  /** With code `importing`: the import that brings it, and the name of its file. */
  import: z.optional(z.object({ id: z.int(), name: z.string(), at: z.string(), by: z.string() })),
  /** With code `moved_since`: what happened to it last. */
  moved: z.optional(z.object({ kind: z.enum(MOVEMENT_KINDS), at: z.string(), by: z.string() })),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** A reason with the parameters of its sentence: names, numbers, dates, euros, or reasons again. */
export const saidSchema = z.object({
  reason: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
});

export const failureSchema = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** Field → what is wrong with it. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Key of the catalogue of refusals, from which screens word the refusal in their language. */
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
  field_reasons: z.optional(z.record(z.string(), saidSchema)),
  conflicts: z.optional(z.array(conflictSchema)),
  /** The present state of the thing that the caller saw in an older one. */
  data: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;
