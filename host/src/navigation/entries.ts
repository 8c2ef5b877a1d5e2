import type { AreaRoute, Registry } from '@backoffice/contracts';

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
