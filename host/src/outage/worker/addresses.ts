/** Answers that change with a release, kept whole; every page is one answer. */
export type PartName = '/' | '/areas.json' | '/config.json';

/** A name that changes with its content: `main.3f9a1c2b.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/;
/** As the server has it: every address below these is a page, elsewhere one without an extension. */
const OF_PAGES = /^\/(admin|rtl)\//i;
const NO_PAGES = /^\/(api|remotes)(\/|$)/;

const isPage = (pathname: string) =>
  !NO_PAGES.test(pathname) && (OF_PAGES.test(pathname) || !/\.\w+$/.test(pathname));

/** Which kept answer may stand in for the server's; undefined for everything else. */
export function partFor({ url, mode }: Request): PartName | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return undefined;
  if (mode === 'navigate') return isPage(pathname) ? '/' : undefined;
  return pathname === '/areas.json' || pathname === '/config.json' ? pathname : undefined;
}

/** Whether a request is for a file that never changes. */
export function isFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith('/api/') && HASHED.test(pathname);
}
