import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { areaProblems } from './area-schema.mjs';
import { judgeSet } from './gate.mjs';
import { slotOf } from './history.mjs';
import { pinsOf } from './pins.mjs';
import { readAreaRelease, readHostRelease } from './read-release.mjs';

const MANIFEST = 'mf-manifest.json';

/**
 * What would be served together: of each name what was released, else the build in the workspace.
 *
 * @import { Slots } from '../releases.mjs'
 * @import { Refusal } from './gate.mjs'
 * @import { AreaRelease, HostRelease } from './read-release.mjs'
 * @typedef {{ name: string, version: string, folder: string }} Build
 * @typedef {Build & { isPinned: boolean }} Candidate
 * @typedef {Refusal & { name: string, version: string }} NamedRefusal
 */

const namesIn = ({ host, areas }) => [...(host ? ['host'] : []), ...Object.keys(areas)];

/**
 * @param {string} releases
 * @param {Slots} slots
 * @returns {Candidate[]} the names that were released
 */
export const pinnedIn = (releases, slots) =>
  namesIn(slots)
    .map((name) => ({ name, slot: slotOf(slots, name) }))
    .filter(({ slot }) => slot.source === 'release')
    .map(({ name, slot }) => {
      const version = String(slot.release);
      return { name, version, folder: join(releases, name, version), isPinned: true };
    });

/**
 * @param {Build[]} builds
 * @param {Candidate[]} pinned
 * @returns {Candidate[]}
 */
export function together(builds, pinned) {
  const isPinned = ({ name }) => pinned.some((one) => one.name === name);
  const own = builds.filter((build) => !isPinned(build));
  return [...own.map((build) => ({ ...build, isPinned: false })), ...pinned];
}

/**
 * Whether files are there that can be served.
 *
 * @param {{ name: string, folder: string }} release
 */
export function isWhole({ name, folder }) {
  if (name === 'host')
    return ['index.html', MANIFEST].every((file) => existsSync(join(folder, file)));
  try {
    return pinsOf(folder) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads what the files of releases tell, each once: the same one is asked about in several sets.
 *
 * @returns {(candidate: Candidate) => AreaRelease | HostRelease}
 */
export function reader() {
  const known = new Map();
  return (candidate) => {
    const { name, version, folder } = candidate;
    if (!known.has(folder)) {
      const readRelease = name === 'host' ? readHostRelease : readAreaRelease;
      known.set(folder, readRelease(folder, { name, version }));
    }
    return known.get(folder);
  };
}

/**
 * Asks the gate about a whole set. What was released was let in before, so it is only asked whether
 * it fits the others; and one whose files are gone is not served anyway.
 *
 * @param {Candidate[]} candidates
 * @param {ReturnType<typeof reader>} read
 * @returns {Promise<NamedRefusal[]>}
 */
export async function judgeTogether(candidates, read) {
  const of = (name) => candidates.find((one) => one.name === name);
  const present = candidates.filter((one) => one.name === 'host' || !one.isPinned || isWhole(one));
  const unfit = [...(await problemsOf(present)), ...present.flatMap(unreadable(read))];
  const [host, ...areas] = present
    .filter((one) => !unfit.some(({ name }) => name === one.name))
    .sort((one, other) => (other.name === 'host') - (one.name === 'host'));
  const set = host?.name === 'host' && { host: read(host), areas: areas.map(read) };
  const refusals = set ? judgeSet(set, (name) => !of(name).isPinned) : [];
  return [...unfit, ...refusals].map((one) => ({ ...one, version: of(one.name).version }));
}

async function problemsOf(candidates) {
  const areas = candidates
    .filter(({ name, isPinned }) => name !== 'host' && !isPinned)
    .map(({ name, folder }) => ({ name, file: join(folder, 'area.json') }))
    .filter(({ file }) => existsSync(file));
  const problems = await areaProblems(areas.map(({ file }) => file));
  return areas.flatMap(({ name }, at) => problems[at].map((problem) => ({ name, ...problem })));
}

const unreadable = (read) => (candidate) => {
  try {
    read(candidate);
    return [];
  } catch (error) {
    const { name } = candidate;
    const remedy = `Build it again: remove the folder dist of ${name} and start.`;
    return [{ name, reason: `its files cannot be read: ${error.message}`, remedy }];
  }
};
