import { areaNameSchema, isTrustedOrigin, releaseVersionSchema } from '@backoffice/contracts';

/** Names, versions and addresses become paths and URLs, so they are checked where they enter. */

/** Throws unless it can be the name of an area, or is `host`. */
export function checkName(name: string): void {
  if (areaNameSchema.safeParse(name).success) return;
  throw new Error(`An area is named by lower-case letters and digits, not "${name}".`);
}

/** Throws unless a release can have this version. */
export function checkVersion(version: string): void {
  if (releaseVersionSchema.safeParse(version).success) return;
  throw new Error(`A release is named by letters, digits, . + and -, not "${version}".`);
}

/**
 * An address where browsers may get releases, without a slash at its end. Throws, with what is wrong,
 * for any other.
 */
export function checkedAddress(url: string): string {
  if (!/^[a-z]+:\/\//i.test(url) || !URL.canParse(url)) {
    throw new Error(`Say the whole address, as in https://cdn.example, not "${url}".`);
  }
  const parsed = new URL(url);
  if (parsed.username || parsed.password) {
    throw new Error('Say the address without a name or password.');
  }
  if (/[?#]/.test(url)) throw new Error(`Say the address without ? and #, not "${url}".`);
  if (!isTrustedOrigin(parsed)) {
    throw new Error(`Code comes by https://, or by http:// from localhost: not "${url}".`);
  }
  return url.replace(/\/+$/, '');
}
