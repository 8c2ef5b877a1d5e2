import * as z from 'zod/mini';

import type { PastRelease, ServedRelease, StagedRelease } from './releases';
import type { Canary, Preview } from './releases-beside';

/** `registry.json` of a releases' folder; `history` lists past releases by name, oldest first. */
export interface RegistryFile {
  host?: ServedRelease | undefined;
  areas: Record<string, ServedRelease>;
  history?: Record<string, PastRelease[]> | undefined;
  staged?: Record<string, StagedRelease> | undefined;
  previews?: Record<string, Preview> | undefined;
  /** By area. */
  canaries?: Record<string, Canary> | undefined;
}

/**
 * The outline of `registry.json`. Its entries are checked one by one (`servedReleaseSchema`), so
 * that a bad one doesn't take the others along.
 */
export const registryOutlineSchema = z.object({
  host: z.optional(z.nullable(z.unknown())),
  areas: z._default(z.record(z.string(), z.unknown()), {}),
  history: z.optional(z.unknown()),
  staged: z.optional(z.unknown()),
  previews: z.optional(z.record(z.string(), z.unknown())),
  canaries: z.optional(z.record(z.string(), z.unknown())),
});
