import { compatibleRange } from '@backoffice/build/shared/shared-modules.mjs';
import { LANGUAGES, LOGIN_PATH, PREVIEW_PATH, type Area } from '@backoffice/contracts';
import { satisfies } from 'semver';

import type { AreaRelease, HostRelease } from '../read/read-release';
import type { Weight } from '../read/weigh';
import type { Refusal } from '../refusal';
import type { Deployed } from './deployed';
import { judgeCalls } from './judge-calls';
import { judgeLinks } from './judge-links';

/** Addresses of the shell itself. */
const RESERVED = [LOGIN_PATH, PREVIEW_PATH];

/**
 * The gate for an area: what would break once it is served, by pure rules over what was read from the
 * built files. It may be served when nothing would.
 */
export function judgeArea(
  release: AreaRelease,
  { host, areas, before, server }: Deployed,
): Refusal[] {
  if (!host) {
    const remedy = 'Release the host first: pnpm release host.';
    return [{ reason: 'No host is deployed here', remedy }];
  }
  return [
    ...judgeName(release),
    ...judgeTogether(release, host),
    ...judgePages(release),
    ...judgeParts(release),
    ...judgeRoutes(release, areas),
    ...judgeLinks(release, { before, areas, host }),
    ...judgeTexts(release),
    ...(server ? judgeCalls(release.name, release.calls, server) : []),
    ...release.weights.flatMap(judgeWeight),
  ];
}

/**
 * The gate for a host.
 *
 * @param areas what is deployed and has to run in it
 * @param server the calls of the server, where they are known
 */
export function judgeHost(
  release: HostRelease,
  areas: AreaRelease[],
  server?: Deployed['server'],
): Refusal[] {
  return [
    ...(server ? judgeCalls('host', release.calls, server) : []),
    ...release.weights.flatMap(judgeWeight),
    ...areas.flatMap((area) => judgeTogether(area, release)),
  ];
}

/** A host and areas that would be served together. */
export interface ReleaseSet {
  host: HostRelease;
  areas: AreaRelease[];
}

/**
 * The gate for a whole set.
 *
 * @param isNew whether a release is new, as all are by default; of others only the fit is judged
 */
export function judgeSet(
  { host, areas }: ReleaseSet,
  isNew: (name: string) => boolean = () => true,
): (Refusal & { name: string })[] {
  const named = (name: string) => (refusal: Refusal) => ({ name, ...refusal });
  const ofHost = isNew('host') ? judgeHost(host, []) : [];
  const ofAreas = areas.flatMap((release) => {
    const others = areas.filter((one) => one !== release).map(({ area }) => area);
    const refusals = isNew(release.name)
      ? judgeArea(release, { host, areas: others })
      : judgeTogether(release, host);
    return refusals.map(named(release.name));
  });
  return [...ofHost.map(named('host')), ...ofAreas];
}

/** Prereleases count too: an installed package may be one. */
const isInRange = (version: string, range: string) =>
  satisfies(version, range, { includePrerelease: true });

const judgeName = ({ name, area }: AreaRelease): Refusal[] =>
  area.name === name
    ? []
    : [{ reason: `area.json names it ${area.name}`, remedy: `Release it as ${area.name}.` }];

/** Whether an area finds in a host what it was built for. */
function judgeTogether(area: AreaRelease, host: HostRelease): Refusal[] {
  return [...judgeRuntime(area, host), ...judgeShared(area, host), ...judgeExports(area, host)];
}

function judgeRuntime({ name, runtime }: AreaRelease, host: HostRelease): Refusal[] {
  if (isInRange(host.runtime, compatibleRange(runtime))) return [];
  return [
    {
      reason: `${name} was built with module federation ${runtime}, host ${host.version} runs ${host.runtime}`,
      remedy: 'Build both with the same version; the host goes first.',
    },
  ];
}

function judgeShared({ name, requires }: AreaRelease, host: HostRelease): Refusal[] {
  return Object.entries(requires).flatMap(([module, range]) => {
    const provided = host.provides[module];
    if (provided !== undefined && isInRange(provided, range)) return [];
    const has = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    return [
      {
        reason: `${name} needs ${module} ${range}, host ${host.version} ${has}`,
        remedy: `Build ${name} against what the host provides, or release a host with it first.`,
      },
    ];
  });
}

function judgeExports({ name, uses }: AreaRelease, host: HostRelease): Refusal[] {
  return Object.entries(host.exports).flatMap(([core, offered]) => {
    const missing = (uses[core] ?? []).filter((used) => !offered.includes(used));
    if (missing.length === 0) return [];
    return [
      {
        reason: `${name} uses ${missing.join(', ')} of ${core}, which host ${host.version} does not export`,
        remedy: 'Release a host that has it first, or do without it.',
      },
    ];
  });
}

function judgePages({ area, pages }: AreaRelease): Refusal[] {
  if (!pages) {
    const remedy = 'Write them out in src/area.tsx: pages: { name: () => import(…) }.';
    return [{ reason: 'The pages of its module cannot be read', remedy }];
  }
  const asked = new Set(area.routes.map(({ page }) => page));
  const missing = [...asked].filter((page) => !pages.includes(page));
  const unused = pages.filter((page) => !asked.has(page));
  return [
    ...missing.map((page) => ({
      reason: `area.json has a route to the page "${page}", which src/area.tsx does not have`,
      remedy: 'Add the page, or take the route out.',
    })),
    ...unused.map((page) => ({
      reason: `src/area.tsx has the page "${page}", which no route leads to`,
      remedy: 'Add a route to area.json, or take the page out.',
    })),
  ];
}

/** What area.json promises besides pages must be in the module. */
function judgeParts({ area, extensions, searches }: AreaRelease): Refusal[] {
  const missing = (area.extensions ?? []).filter(({ name }) => !extensions.includes(name));
  return [
    ...missing.map(({ name }) => ({
      reason: `area.json has the extension "${name}", which src/area.tsx does not have`,
      remedy: 'Add the extension, or take the entry out.',
    })),
    ...(area.search && !searches
      ? [
          {
            reason: 'area.json says that it finds things, and src/area.tsx has no search',
            remedy: 'Add the search, or take the entry out.',
          },
        ]
      : []),
  ];
}

/** The router takes /Sales for /sales. */
function judgeRoutes({ area }: AreaRelease, others: Area[]): Refusal[] {
  const takenBy = new Map(RESERVED.map((path) => [path, 'the shell']));
  for (const other of others) {
    for (const { path } of other.routes) takenBy.set(path.toLowerCase(), other.name);
  }
  return area.routes.flatMap(({ path }) => {
    const owner = takenBy.get(path.toLowerCase());
    takenBy.set(path.toLowerCase(), `${area.name} itself`);
    if (!owner) return [];
    return [{ reason: `The route ${path} belongs to ${owner}`, remedy: 'Choose another path.' }];
  });
}

/** Plural forms differ between languages: `count_one`, `count_few`. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function judgeTexts({ texts }: AreaRelease): Refusal[] {
  if (Object.keys(texts).length === 0) return [];
  const keysIn = (language: string) => new Set((texts[language] ?? []).map(withoutPlural));
  const all = new Set(LANGUAGES.flatMap((language) => [...keysIn(language)]));
  return LANGUAGES.flatMap((language) => {
    const missing = [...all].filter((key) => !keysIn(language).has(key));
    if (missing.length === 0) return [];
    const some = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ', …' : '');
    return [
      {
        reason: `${missing.length} ${missing.length === 1 ? 'text is' : 'texts are'} missing in "${language}": ${some}`,
        remedy: `Translate them in src/locales/${language}.json.`,
      },
    ];
  });
}

/** Says which files weigh most, so that one sees what grew. */
function judgeWeight({ what, bytes, budget, files }: Weight): Refusal[] {
  if (bytes <= budget) return [];
  const number = (size: number) => size.toLocaleString('en');
  const heaviest = files.slice(0, 4).map(([file, size]) => `${file} ${number(size)}`);
  return [
    {
      reason: `${what} weighs ${number(bytes)} bytes, ${number(budget)} are allowed: ${heaviest.join(', ')}`,
      remedy: 'Load what is not needed at once by import(), or find a lighter library.',
    },
  ];
}
