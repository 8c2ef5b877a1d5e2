import { type Prefix } from '@backoffice/ui/areas';

import { withoutPrefix } from '../navigation/prefix';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Kept in the history entry of the sign-in, which then leads back to this page. */
export const askedPage = ({ pathname, search, hash }: Address) => ({
  from: `${withoutPrefix(pathname)}${search}${hash}`,
});

/** The page that asked for the sign-in, under the prefix now in use. */
export function pageToReturnTo(state: unknown, prefix: Prefix): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? `${prefix}${from}` : undefined;
}

/** The e-mail for the sign-in, if the page that led there gave one. */
export function emailIn(state: unknown): string | undefined {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : undefined;
}
