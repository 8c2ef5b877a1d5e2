import type { AreaRoute, Registry } from '@backoffice/contracts';
import type { Can } from '@backoffice/ui';

import { isSamePath, withoutPrefix } from './prefix';

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

/** The sidebar's entries, without redirects and without pages that the person may not open. */
export function sidebarEntries(registry: Registry, can: Can): AreaEntry[] {
  const entries = entriesOf(registry);
  const requiredAt = (path: string) =>
    entries.find(({ route }) => isSamePath(route.path, path))?.route.requires;
  return entries
    .filter(({ route }) => route.sidebar && !route.redirect && can(route.requires))
    .map(({ area, route }) => {
      const children = route.children?.filter(({ path }) => can(requiredAt(path)));
      return { area, route: { ...route, children } };
    });
}

/** Where `/`, unknown paths and a sign-in lead: the `home` of an area, or else the first page. */
export function homeOf(registry: Registry): string | undefined {
  const homes = registry.areas.flatMap(({ area }) => area.links?.home?.path ?? []);
  return homes[0] ?? entriesOf(registry)[0]?.route.path;
}

/** The page that an address shows, or is sent on to; undefined where no area has it. */
export function entryAt(registry: Registry, pathname: string): AreaEntry | undefined {
  const entries = entriesOf(registry);
  const at = (path: string) => entries.find(({ route }) => isSamePath(route.path, path));
  const entry = at(withoutPrefix(pathname)) ?? at(homeOf(registry) ?? '');
  return entry?.route.redirect ? at(entry.route.redirect) : entry;
}
