import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';
import type { Shapes } from '@backoffice/contracts/openapi';
import { ROOT } from '@backoffice/workspace/folders.mjs';

import { readAreaRelease, readHostRelease } from '../read/read-release';
import type { Build } from '../registry/release-files';
import { checkTypes, readCoreTypes } from '../types/check-types';
import { areaProblems } from './area-schema';
import { judgeArea, judgeHost } from './gate';
import type { Refusal } from './refusal';

/** Where a build is to be served. */
export interface Place {
  releases: string;
  registry: RegistryFile;
  /** The calls of the server; undefined where they are not known. */
  server: Shapes | undefined;
  /** Where the build's sources lie; only with them its types are checked. */
  sources?: string | undefined;
}

interface Judgement {
  refusals: Refusal[];
  /** What could not be checked, and why. */
  unchecked: string[];
}

/**
 * Judges a build by what is deployed: an area by the host and the other areas that are served, the
 * host by all areas, and both by the server.
 */
export function judgeAgainst(place: Place, build: Build): Judgement {
  const unchecked = place.server ? [] : [SERVER_UNKNOWN];
  if (build.name === 'host') return { refusals: judgeHostAgainst(place, build), unchecked };
  const types = judgeTypes(place);
  return {
    refusals: [...judgeAreaAgainst(place, build), ...types.refusals],
    unchecked: [...unchecked, ...types.unchecked],
  };
}

const SERVER_UNKNOWN =
  'the calls of the API: no server was started on these releases. --server URL asks one.';

/** Of the sources, as they meet the cores of the deployed host. */
function judgeTypes({ releases, registry: { host }, sources }: Place): Judgement {
  if (!host || sources === undefined) return { refusals: [], unchecked: [] };
  const types = readCoreTypes(join(releases, 'host', host.release));
  const refusals = checkTypes({ directory: sources, root: ROOT, types });
  const old = `types against host ${host.release}, which carries none: the workspace's cores counted.`;
  return { refusals, unchecked: types ? [] : [old] };
}

function judgeHostAgainst({ releases, registry, server }: Place, build: Build): Refusal[] {
  const served = Object.entries(registry.areas)
    .map(([name, { release }]) => ({
      name,
      version: release,
      folder: join(releases, name, release),
    }))
    .filter(({ folder }) => existsSync(join(folder, 'mf-manifest.json')))
    .map((area) => readAreaRelease(area.folder, area));
  return judgeHost(readHostRelease(build.folder, build), served, server);
}

function judgeAreaAgainst({ releases, registry, server }: Place, build: Build): Refusal[] {
  const { name, folder } = build;
  const problems = areaProblems(join(folder, 'area.json'));
  if (problems.length > 0) return problems;
  const { host, areas } = registry;
  const areaOf = (other: string) => {
    const served = areas[other];
    return served && readArea(join(releases, other, served.release));
  };
  const others = Object.keys(areas).filter((other) => other !== name);
  return judgeArea(readAreaRelease(folder, build), {
    host: host && readHostRelease(join(releases, 'host', host.release), { version: host.release }),
    before: areaOf(name),
    areas: others.map(areaOf).filter(hasRoutes),
    server,
  });
}

function readArea(folder: string): Area | undefined {
  const file = join(folder, 'area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Area) : undefined;
}

const hasRoutes = (area: Area | undefined): area is Area => Array.isArray(area?.routes);
