import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { id, moment } from '../primitives';

/** A release that some or all see. */
const shownReleaseSchema = z.object({
  /** Name of the area, or `host`. */
  area: z.string(),
  release: z.string(),
  /** Open text, as later servers may have other ways: `everybody`, `canary` or `preview` today. */
  shown_as: z.string(),
  /** Since when; null for what came with the server's first start. */
  at: z.nullable(moment),
  /** Who released it, as their machine names them. */
  who: z.nullable(z.string()),
  /** Of a canary: its shops and e-mail addresses. */
  locations: z.array(z.object({ id, name: z.string() })),
  people: z.array(z.string()),
  /** Those of them that aren't here: ids of shops and addresses, as the command has no data to check. */
  unknown: z.optional(z.array(z.string())),
  /** Name of its preview, and when that ends. */
  preview: z.nullable(z.string()),
  until: z.nullable(moment),
  /** What browsers told within 24 hours. */
  views: z.int(),
  errors: z.int(),
  /** It fails at the moment, in several browsers. */
  failing: z.boolean(),
});
export type ShownRelease = z.infer<typeof shownReleaseSchema>;

export const releaseCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.releases,
    summary: 'The releases that are shown, and how they do; null where companies share the server',
    action: 'company.edit',
    answer: answer(z.nullable(z.array(shownReleaseSchema))),
    added: true,
  }),
};
