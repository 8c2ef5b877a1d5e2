import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';

/** How often a browser showed pages of a release since it told of it last. */
const viewSchema = z.object({
  area: z.string().check(z.maxLength(60)),
  release: z.string().check(z.maxLength(100)),
  views: z.int().check(z.positive(), z.maximum(1_000)),
});
export type ClientView = z.infer<typeof viewSchema>;

export const clientViewCalls = {
  count: defineCall({
    method: 'POST',
    path: PATHS.clientViews,
    summary: 'Tell how often pages of each release were shown',
    action: 'session.use',
    body: z.object({ views: z.array(viewSchema).check(z.maxLength(50)) }),
    answer: answer(z.null()),
    added: true,
  }),
};
