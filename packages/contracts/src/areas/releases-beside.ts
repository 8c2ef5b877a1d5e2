import * as z from 'zod/mini';

import { servedReleaseSchema } from './releases';

/** Name of a preview, as in `pr-42`. */
export const previewNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A preview is named by lower-case letters, digits and -'),
  );

const link = z.object({
  /** SHA-256 of the secret in the link, as base64url; the registry is no secret. */
  hash: z.string(),
  until: z.iso.datetime(),
  /** The company whose people it is for; any where it is left out. */
  company: z.optional(z.int()),
});

/** Releases that only those see who opened a link to them. */
export const previewSchema = z.object({
  until: z.iso.datetime(),
  areas: z.record(z.string(), servedReleaseSchema),
  links: z.array(link),
});
export type Preview = z.infer<typeof previewSchema>;

/** A release that some people see before the others do. */
export const canarySchema = z.extend(servedReleaseSchema, {
  /** Numbers of the shops whose people see it. */
  locations: z.array(z.int()),
  /** E-mail addresses, in lower case. */
  people: z.array(z.string()),
  /** When it began. */
  at: z.iso.datetime(),
  who: z.optional(z.string()),
  commit: z.optional(z.string()),
});
export type Canary = z.infer<typeof canarySchema>;
