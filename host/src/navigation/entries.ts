import {
  ROUTE_GROUPS,
  type AreaRoute,
  type Registry,
  type RouteGroup,
} from '@backoffice/contracts';
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

export interface EntryGroup {
  /** None for entries without one, or with one that this host doesn't know; they come first. */
  name: RouteGroup | undefined;
  entries: AreaEntry[];
}

/** The sidebar's entries by group; a group without entries is left out. */
export const groupsOf = (entries: readonly AreaEntry[]): EntryGroup[] =>
  [undefined, ...ROUTE_GROUPS]
    .map((name) => ({
      name,
      entries: entries.filter(({ route }) => ROUTE_GROUPS.find((g) => g === route.group) === name),
    }))
    .filter((group) => group.entries.length > 0);

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
