import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';

import { readAreaRelease, readHostRelease } from '../read/read-release';
import type { Build } from '../registry/release-files';
import { areaProblems } from './area-schema';
import { judgeArea, judgeHost } from './gate';
import type { Refusal } from './refusal';

/**
 * Judges a build by what is deployed: an area by the host and the other areas that are served, the
 * host by all areas.
 */
export const judgeAgainst = (releases: string, registry: RegistryFile, build: Build): Refusal[] =>
  build.name === 'host'
    ? judgeHostAgainst(releases, registry, build)
    : judgeAreaAgainst(releases, registry, build);

function judgeHostAgainst(releases: string, { areas }: RegistryFile, build: Build): Refusal[] {
  const served = Object.entries(areas)
    .map(([name, { release }]) => ({
      name,
      version: release,
      folder: join(releases, name, release),
    }))
    .filter(({ folder }) => existsSync(join(folder, 'mf-manifest.json')))
    .map((area) => readAreaRelease(area.folder, area));
  return judgeHost(readHostRelease(build.folder, build), served);
}

function judgeAreaAgainst(releases: string, registry: RegistryFile, build: Build): Refusal[] {
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
  });
}

function readArea(folder: string): Area | undefined {
  const file = join(folder, 'area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Area) : undefined;
}

const hasRoutes = (area: Area | undefined): area is Area => Array.isArray(area?.routes);
