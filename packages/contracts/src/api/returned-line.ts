import * as z from 'zod/mini';

import { RETURN_REASONS, SET_ASIDE_REASONS } from '../constants';
import { id } from '../primitives';

/** A sold line that comes back. */
export const returnedLineSchema = z.object({
  line: id,
  reason: z.enum(RETURN_REASONS),
  /** Why the unit is not for sale when it is back in stock; left out, it is for sale. */
  set_aside: z.optional(z.nullable(z.enum(SET_ASIDE_REASONS))),
});
