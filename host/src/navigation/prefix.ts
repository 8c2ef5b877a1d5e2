import { useLocation } from 'react-router-dom';

/** The two layouts over the same paths: left to right, and right to left in Arabic (§2). */
export const PREFIXES = ['/admin', '/rtl'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** Where `/`, unknown paths and a sign-in lead. */
export const HOME_PATH = '/dashboard';
export const LOGIN_PATH = '/login';

/** The layout prefix of an address; matching ignores case, as the router does. */
export const prefixOf = (pathname: string): Prefix =>
  /^\/rtl(\/|$)/i.test(pathname) ? '/rtl' : '/admin';

/** The prefix in use, to stay under it. */
export const usePrefix = (): Prefix => prefixOf(useLocation().pathname);

/** The root of the application (§2), in the layout in use. */
export const rootOf = (prefix: Prefix): string => (prefix === '/rtl' ? prefix : '/');

/** The address without its layout prefix: `/RTL/sales` → `/sales`. */
export const withoutPrefix = (pathname: string): string =>
  pathname.replace(/^\/(admin|rtl)(?=\/|$)/i, '') || '/';

const comparable = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** Whether two addresses show the same page: neither case nor a slash at the end matters. */
export const isSamePath = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);
