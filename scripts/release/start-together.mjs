import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import {
  addRelease,
  isSameRelease,
  readSlots,
  removeLeftovers,
  withBuilds,
  writeSlots,
} from '../releases.mjs';
import { slotOf } from './history.mjs';
import { withLock } from './lock.mjs';
import { isWhole, judgeTogether, pinnedIn, reader, together } from './release-set.mjs';

/**
 * @import { Slots } from '../releases.mjs'
 * @import { Build, Candidate, NamedRefusal } from './release-set.mjs'
 *
 * @typedef {object} Mend
 * @property {string[]} names to unpin, after which everything fits
 * @property {string[]} unbuilt those of them that have no build here
 *
 * @typedef {object} Outcome
 * @property {NamedRefusal[]} refusals why all stayed as it was; none when it was switched
 * @property {Mend} [mend]
 * @property {{ name: string, version: string, build: string }[]} edited pinned, and another build here
 * @property {Candidate[]} lost pinned, and without files
 */

/**
 * Serves the workspace's builds together with what was released before, if the gate lets all of
 * them pass; else everything stays as it was.
 *
 * @param {string} releases
 * @param {Build[]} builds
 * @returns {Promise<Outcome>}
 */
export const startTogether = (releases, builds) =>
  withLock(releases, async () => {
    await removeLeftovers(releases);
    const slots = await readSlots(releases);
    const pinned = pinnedIn(releases, slots);
    const candidates = together(builds, pinned);
    const read = reader();
    const judge = (set) => judgeTogether(set, read);
    const refusals = isServed(releases, slots, candidates) ? [] : await judge(candidates);
    if (refusals.length === 0) await switchTo(releases, slots, candidates);
    else if (!slots.host) throw new Error(textOfNothing(refusals));
    return {
      refusals,
      mend: refusals.length > 0 ? await findMend(builds, pinned, judge) : undefined,
      edited: editedOf(releases, builds, pinned),
      lost: pinned.filter((one) => !isWhole(one)),
    };
  });

/** Most starts change nothing, and the gate takes its time. */
function isServed(releases, slots, candidates) {
  const names = candidates.map(({ name }) => name);
  return (
    Object.keys(slots.areas).every((name) => names.includes(name)) &&
    candidates.every(
      ({ name, version, isPinned }) =>
        isPinned ||
        (slotOf(slots, name)?.release === version &&
          isWhole({ name, folder: join(releases, name, version) })),
    )
  );
}

async function switchTo(releases, slots, candidates) {
  const own = candidates.filter(({ isPinned }) => !isPinned);
  for (const build of own) {
    const { name, version } = build;
    const folder = join(releases, name, version);
    if (!isWhole({ name, folder })) await rm(folder, { recursive: true, force: true });
    await addRelease(releases, build);
  }
  const isKept = ([, { source }]) => source === 'release';
  const areas = Object.fromEntries(Object.entries(slots.areas).filter(isKept));
  await writeSlots(releases, withBuilds(releases, own, { ...slots, areas }));
}

/**
 * What to hand back to `npm start` so that everything fits: one name, else all.
 *
 * @param {Build[]} builds
 * @param {Candidate[]} pinned
 * @param {(set: Candidate[]) => Promise<NamedRefusal[]>} judge
 * @returns {Promise<Mend | undefined>} undefined when it is the builds that do not fit
 */
async function findMend(builds, pinned, judge) {
  const ways = pinned.map((one) => [one]);
  if (pinned.length > 1) ways.push(pinned);
  for (const unpinned of ways) {
    const others = pinned.filter((one) => !unpinned.includes(one));
    if ((await judge(together(builds, others))).length > 0) continue;
    const names = unpinned.map(({ name }) => name);
    const isBuilt = (name) => builds.some((build) => build.name === name);
    return { names, unbuilt: names.filter((name) => !isBuilt(name)) };
  }
  return undefined;
}

const editedOf = (releases, builds, pinned) =>
  pinned.filter(isWhole).flatMap(({ name, version }) => {
    const build = builds.find((one) => one.name === name);
    if (!build) return [];
    if (isSameRelease(releases, { ...build, version })) return [];
    return [{ name, version, build: build.version }];
  });

const lineOf = ({ name, version, reason }) => `  ✗ ${name} ${version}: ${reason}`;
const withRemedy = (refusal) => [lineOf(refusal), `    ${refusal.remedy}`];

const textOfNothing = (refusals) =>
  [
    'Nothing is served yet, and the builds do not fit together:',
    ...refusals.flatMap(withRemedy),
  ].join('\n');

/**
 * What a start has to say about what it serves: nothing when all is as it was built.
 *
 * @param {Outcome} outcome
 * @returns {string[]} lines
 */
export function tellOf({ refusals, mend, edited, lost }) {
  const lines = lost.flatMap(({ name, version }) => [
    `  ${name} ${version} cannot be read and is not served:`,
    `    pnpm release ${name}`,
  ]);
  if (refusals.length > 0) return [...lines, ...tellOfRefusals(refusals, mend)];
  return lines.concat(
    edited.flatMap(({ name, version, build }) => [
      `  ${name} ${version} was released and stays. Your build ${build} is another one:`,
      `    pnpm release ${name}`,
    ]),
  );
}

function tellOfRefusals(refusals, mend) {
  const what = mend ? 'do not fit what was released' : 'do not fit together';
  const head = `  The new builds ${what}. All that was served before stays.`;
  if (!mend) return [head, ...refusals.flatMap(withRemedy)];
  const { names, unbuilt } = mend;
  const built = names.filter((name) => !unbuilt.includes(name));
  const ways = [
    ...(built.length > 0 ? [`serve your build of ${built.join(', ')} with the others`] : []),
    ...(unbuilt.length > 0 ? [`serve without ${unbuilt.join(', ')}, which has no build here`] : []),
  ];
  return [
    head,
    ...refusals.map(lineOf),
    `  To ${ways.join(' and ')}:`,
    `    pnpm releases unpin ${names.join(' ')}`,
    '    npm start',
  ];
}
