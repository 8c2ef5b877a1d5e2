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

/** `registry.json` of a releases' folder; `history` lists past releases by name, oldest first. */
export interface RegistryFile {
  host?: ServedRelease | undefined;
  areas: Record<string, ServedRelease>;
  history?: Record<string, PastRelease[]> | undefined;
  staged?: Record<string, StagedRelease> | undefined;
  previews?: Record<string, Preview> | undefined;
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
});
