import { readFileSync } from 'node:fs';

import { areaSchema, ROUTE_GROUPS } from '@backoffice/contracts';

import type { Refusal } from '../refusal';

/** What is wrong with an `area.json` by its contract. Throws when it cannot be read. */
export function areaProblems(file: string): Refusal[] {
  const { data, error } = areaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return unknownGroups(data);
  return (error?.issues ?? []).map(({ path, message }) => ({
    reason: `area.json${path.length > 0 ? `, ${path.join('.')}` : ''}: ${message}`,
    remedy: 'Follow the schema in @backoffice/contracts, src/areas/area.ts.',
  }));
}

/** Hosts show a route of an unknown group without a heading: here it is a slip of the pen. */
const unknownGroups = ({ routes }: { routes: { path: string; group?: string | undefined }[] }) =>
  routes
    .filter(({ group }) => group && !ROUTE_GROUPS.some((known) => known === group))
    .map(({ path, group }) => ({
      reason: `area.json, ${path}: the sidebar has no group "${group}"`,
      remedy: `Take one of ${ROUTE_GROUPS.join(', ')}, or none.`,
    }));
