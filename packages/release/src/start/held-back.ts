import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area } from '@backoffice/contracts';

import type { Build } from '../registry/release-files';
import { isWhole, type Candidate } from './release-set';

/** A build that waits until a release of another area gives its pages up. */
export interface Held {
  name: string;
  version: string;
  /** Who has them, and stays. */
  by: Candidate;
  paths: string[];
}

/**
 * Builds with pages that their area took over from another, of which an older release was pinned: with
 * both, two areas would have them. What was released stays, so these wait.
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

/** The router takes /Sales for /sales. What cannot be read has none, and the gate says so. */
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
