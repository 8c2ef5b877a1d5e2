import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';
import type { Shapes } from '@backoffice/contracts/openapi';

import { readAreaRelease, readHostRelease } from '../read/read-release';
import type { Refusal } from '../refusal';
import type { Build } from '../registry/release-files';
import { type CoreTypes, readCoreTypes } from '../types/core-types';
import { builtWith, hostOf, judgeCores, servedHost } from '../types/judge-cores';
import { areaProblems } from './area-schema';
import { judgeArea, judgeHost } from './gate';

/** The surroundings in which a build is to be served. */
interface Place {
  releases: string;
  registry: RegistryFile;
  /** The calls of a server; undefined where they are not known. */
  server: Shapes | undefined;
  /** Builds that the same switch serves with it. */
  together?: Build[] | undefined;
  /** Areas that the same switch serves no longer. */
  gone?: string[] | undefined;
}

/** Holds an area's sources against the cores of a host; without types, against the workspace's. */
export type CheckTypes = (types: CoreTypes | undefined) => Refusal[] | Promise<Refusal[]>;

export interface Judgement {
  refusals: Refusal[];
  /** What could not be checked, and why. */
  unchecked: string[];
}

/**
 * Judges a build by what is deployed: an area by the host and the other areas that are served, the
 * host by all areas, and both by the calls of a server.
 */
export const judgeAgainst = (place: Place, build: Build): Refusal[] =>
  build.name === 'host' ? judgeHostAgainst(place, build) : judgeAreaAgainst(place, build);

/** Checks the types of an area's sources against the cores of the deployed host. */
export async function judgeTypes(
  releases: string,
  { host }: RegistryFile,
  checkTypes: CheckTypes,
): Promise<Judgement> {
  if (!host) return { refusals: [], unchecked: [] };
  const types = readCoreTypes(join(releases, 'host', host.release));
  const old = `types against host ${host.release}, which carries none: the workspace's cores counted.`;
  return { refusals: await checkTypes(types), unchecked: types ? [] : [old] };
}

/** Judges the use of shared cores: by all served areas for a new host, else by the new area. */
export async function judgeCoresAgainst(
  releases: string,
  registry: RegistryFile,
  build: Build,
): Promise<Judgement> {
  const deployed = servedHost(releases, registry);
  if (!deployed) return { refusals: [], unchecked: [] };
  const isHost = build.name === 'host';
  const areas = isHost ? servedAreas({ releases, registry }) : [build];
  const users = areas.flatMap((area) => {
    const known = hostOf(releases, registry, area) ?? builtWith(releases, area);
    const host = known ?? (isHost ? deployed : undefined);
    return host ? [{ ...readAreaRelease(area.folder, area), host }] : [];
  });
  return judgeCores(users, isHost ? build : deployed, isHost);
}

function judgeHostAgainst(place: Place, build: Build): Refusal[] {
  const served = servedAreas(place).map((area) => readAreaRelease(area.folder, area));
  return judgeHost(readHostRelease(build.folder, build), served, place.server);
}

const servedAreas = ({ releases, registry }: Omit<Place, 'server'>): Build[] =>
  Object.entries(registry.areas)
    .map(([name, { release }]) => ({
      name,
      version: release,
      folder: join(releases, name, release),
    }))
    .filter(({ folder }) => existsSync(join(folder, 'mf-manifest.json')));

function judgeAreaAgainst(place: Place, build: Build): Refusal[] {
  const { releases, registry, server } = place;
  const { name, folder } = build;
  const problems = areaProblems(join(folder, 'area.json'));
  if (problems.length > 0) return problems;
  const { host, areas } = registry;
  const areaOf = (other: string) => {
    const served = areas[other];
    return served && readArea(join(releases, other, served.release));
  };
  return judgeArea(readAreaRelease(folder, build), {
    host: host && readHostRelease(join(releases, 'host', host.release), { version: host.release }),
    before: areaOf(name),
    areas: othersOf(place, name),
    server,
  });
}

/** The other areas as they will be served after the switch. */
function othersOf({ releases, registry, together = [], gone = [] }: Place, name: string): Area[] {
  const folders = new Map(
    Object.entries(registry.areas).map(([other, { release }]) => [
      other,
      join(releases, other, release),
    ]),
  );
  for (const one of together) folders.set(one.name, one.folder);
  for (const one of [name, ...gone]) folders.delete(one);
  return [...folders.values()].map(readArea).filter(hasRoutes);
}

function readArea(folder: string): Area | undefined {
  const file = join(folder, 'area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Area) : undefined;
}

const hasRoutes = (area: Area | undefined): area is Area => Array.isArray(area?.routes);
