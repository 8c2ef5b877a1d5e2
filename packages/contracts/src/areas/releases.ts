import * as z from 'zod/mini';

import { areaSchema } from './area';

/** Name of an area, or `host`: also its folder among the releases. */
export const areaNameSchema = areaSchema.shape.name;

/** Version of a release. It also names its folder, so it must not lead out of that. */
export const releaseVersionSchema = z
  .string()
  .check(z.regex(/^\w[\w.+-]{0,99}$/, 'A release is named by letters, digits, . + and -'));

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether code may come from there: by https, so that nobody changes it, or from this machine. */
export function isTrustedOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname));
}

function isManifestAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isTrustedOrigin(url) && !url.username && !url.password;
}

/** The release of an area, or of the host, that is served. */
export const servedReleaseSchema = z.object({
  release: releaseVersionSchema,
  /** Who put it there: `npm start`, which may replace it by a newer build, or a release. */
  source: z.enum(['start', 'release']),
  /** Where the area's manifest lies when not in our own releases' folder. */
  manifest: z.optional(
    z
      .string()
      .check(
        z.refine(isManifestAddress, 'https://…, or http:// on this machine; without a password'),
      ),
  ),
  /** By file the hash that its bytes must have, as subresource integrity writes it. */
  integrity: z.optional(z.record(z.string(), z.string())),
});
export type ServedRelease = z.infer<typeof servedReleaseSchema>;

/** Who released, and from which commit; unknown for releases from before this was recorded. */
export interface ReleaseNote {
  who?: string | undefined;
  /** The commit that it was built from; with `-dirty` when files were changed since. */
  commit?: string | undefined;
}

/** A release that was served at some time. */
export interface PastRelease extends ReleaseNote {
  release: string;
  /** ISO date and time. */
  at: string;
  by: 'start' | 'release' | 'rollback';
  /** Of an area: the host's release at that time. */
  host?: string | undefined;
  /** Where the manifest lay when not in our own releases' folder. */
  manifest?: string | undefined;
}

/** A release that lies in the folder and waits to be served. */
export type StagedRelease = Omit<PastRelease, 'by'>;
