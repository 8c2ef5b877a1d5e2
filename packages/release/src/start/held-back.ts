import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area } from '@backoffice/contracts';

import type { Build } from '../registry/release-files';
import { isWhole, type Candidate } from './release-set';

/** A build that waits because a release of another area still has its pages. */
export interface Held {
  name: string;
  version: string;
  /** The release that has the pages, and stays. */
  by: Candidate;
  paths: string[];
}

/**
 * Builds with pages that moved to them from an area of which an older release is pinned. Together,
 * two areas would have the same pages; the pinned release stays, so these builds wait.
 */
export const heldBack = (builds: Build[], pinned: Candidate[]): Held[] =>
  builds
    .filter(({ name }) => !pinned.some((one) => one.name === name))
    .flatMap((build) => pinned.flatMap((by) => heldBy(builds, by, build) ?? []));

function heldBy(
  builds: Build[],
  by: Candidate,
  { name, version, folder }: Build,
): Held | undefined {
  const newer = builds.find((one) => one.name === by.name);
  if (!newer || !isWhole(by)) return undefined;
  const given = pathsOf(newer.folder);
  const moved = pathsOf(by.folder).filter((path) => !given.includes(path));
  const paths = pathsOf(folder).filter((path) => moved.includes(path));
  return paths.length > 0 ? { name, version, by, paths } : undefined;
}

/** Lower case, as the router takes /Sales for /sales. The gate refuses a file without routes. */
function pathsOf(folder: string): string[] {
  const file = join(folder, 'area.json');
  if (!existsSync(file)) return [];
  try {
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as Area;
    return routes.map(({ path }) => path.toLowerCase());
  } catch {
    return [];
  }
}
