import type { Prefix } from '@backoffice/ui/areas';

/** The root of the application, in the layout in use. */
export const rootOf = (prefix: Prefix): string => (prefix === '/rtl' ? prefix : '/');

/** The address without its layout prefix: `/RTL/sales` → `/sales`. */
export const withoutPrefix = (pathname: string): string =>
  pathname.replace(/^\/(admin|rtl)(?=\/|$)/i, '') || '/';

const comparable = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** Whether two addresses show the same page: neither case nor a slash at the end matters. */
export const isSamePath = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);
