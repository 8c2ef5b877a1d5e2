import { useLocation } from 'react-router-dom';

/** The two layouts over the same paths: left to right, and right to left in Arabic. */
export const PREFIXES = ['/admin', '/rtl'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** The layout prefix of an address; matching ignores case, as the router does. */
export const prefixOf = (pathname: string): Prefix =>
  /^\/rtl(\/|$)/i.test(pathname) ? '/rtl' : '/admin';

/** The prefix of the current address, for links within the same layout. */
export const usePrefix = (): Prefix => prefixOf(useLocation().pathname);
