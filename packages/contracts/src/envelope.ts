import * as z from 'zod/mini';

/** `{ success: true, data, message? }`, the form of every answer that is not a failure. */
export const answer = <T extends z.ZodMiniType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

/**
 * The paging of a list. `total` is counted only on the first page of a filter, else it is null, and
 * only up to a limit: `capped` says that there are more. `next` is the cursor of the next page.
 */
export const pageInfoSchema = z.object({
  total: z.nullable(z.int()),
  capped: z.optional(z.boolean()),
  next: z.nullable(z.string()),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

export const listAnswer = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    message: z.optional(z.string()),
    page: z.optional(pageInfoSchema),
  });
