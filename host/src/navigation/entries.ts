import type { AreaRoute, Registry } from '@backoffice/contracts';

import { HOME_PATH, isSamePath, withoutPrefix } from './prefix';

/** A route with the area that it belongs to. */
export interface AreaEntry {
  area: string;
  route: AreaRoute;
}

/** All routes of all areas in their order. */
export const entriesOf = (registry: Registry): AreaEntry[] =>
  registry.areas
    .flatMap(({ area }) => area.routes.map((route) => ({ area: area.name, route })))
    .sort((one, other) => one.route.order - other.route.order);

/** What stands in the sidebar: redirects are skipped (§2). */
export const sidebarEntries = (registry: Registry): AreaEntry[] =>
  entriesOf(registry).filter(({ route }) => route.sidebar && !route.redirect);

/** The page that an address shows, or is sent on to; undefined where no area has it. */
export function entryAt(registry: Registry, pathname: string): AreaEntry | undefined {
  const entries = entriesOf(registry);
  const at = (path: string) => entries.find(({ route }) => isSamePath(route.path, path));
  const entry = at(withoutPrefix(pathname)) ?? at(HOME_PATH);
  return entry?.route.redirect ? at(entry.route.redirect) : entry;
}
