import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';

/** An error in a browser, without personal data; `reference` is the number that the user sees. */
export const clientErrorSchema = z.object({
  area: z.string().check(z.maxLength(60)),
  release: z.string().check(z.maxLength(100)),
  reference: z.string().check(z.maxLength(40)),
  message: z.string().check(z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export const clientErrorCalls = {
  report: defineCall({
    method: 'POST',
    path: PATHS.clientErrors,
    summary: 'Report what broke in a browser',
    action: null,
    body: clientErrorSchema,
    answer: answer(z.null()),
    added: true,
  }),
};
