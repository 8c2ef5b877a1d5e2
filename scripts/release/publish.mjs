import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import {
  addRelease,
  isSameRelease,
  NO_STOPS,
  readSlots,
  removeLeftovers,
  slotFor,
  writeSlots,
} from '../releases.mjs';
import { judgeAgainst } from './deployed.mjs';
import { historyOf, manifestOf, previousOf, slotOf, switched } from './history.mjs';
import { withLock } from './lock.mjs';
import { checkedAddress, checkName, checkVersion } from './names.mjs';

/** The gate said no. */
export class RefusedError extends Error {
  /** @param {import('./gate.mjs').Refusal[]} refusals */
  constructor(name, refusals) {
    const lines = refusals.map(({ reason, remedy }) => `  ✗ ${reason}\n    ${remedy}`);
    super(`${name} is not released:\n${lines.join('\n')}`);
    this.refusals = refusals;
  }
}

/**
 * Copies a build into the releases and serves it. Interrupted at any point, the release before it
 * stays in force and the next one tidies up.
 *
 * @param {string} releases
 * @param {{ name: string, version: string, folder: string }} build
 * @param {object} [options]
 * @param {boolean} [options.force] serve what the gate refuses; its refusals are only told
 * @param {string} [options.url] whence browsers get the releases' folders, when not from the server
 * @param {(point: string) => Promise<void>} [options.stopAt]
 * @returns {Promise<{ before?: string, refusals: import('./gate.mjs').Refusal[] }>}
 */
export async function publish(releases, build, { force = false, url, stopAt = NO_STOPS } = {}) {
  const { name, version, folder } = build;
  checkName(name);
  checkVersion(version);
  if (name === 'host' && url !== undefined) {
    throw new Error('The host always comes from the server: release it without --url.');
  }
  const base = url === undefined ? undefined : checkedAddress(url);
  return withLock(releases, async () => {
    await removeLeftovers(releases);
    const slots = await readSlots(releases);
    const manifest = manifestFor(slots, { name, version }, base);
    const refusals = await judgeAgainst(releases, slots, { name, version, folder });
    if (refusals.length > 0 && !force) throw new RefusedError(name, refusals);
    await stopAt('built');
    await makeRoom(releases, slots, build);
    await addRelease(releases, build, stopAt);
    await serve(releases, slots, { name, version, by: 'release', manifest, stopAt });
    return { before: slotOf(slots, name)?.release, refusals };
  });
}

/**
 * Serves an earlier release again, from where it came then.
 *
 * @param {string} [version] the one before by default
 * @returns {Promise<{ before: string, version: string }>}
 */
export async function rollBack(releases, name, version, { force = false } = {}) {
  checkName(name);
  if (version !== undefined) checkVersion(version);
  return withLock(releases, async () => {
    const slots = await readSlots(releases);
    const before = slotOf(slots, name)?.release;
    if (!before) throw new Error(`${name} was never released here`);
    const target = version ?? previousOf(slots, name);
    if (!target) throw new Error(`No release of ${name} was served before ${before}`);
    const folder = join(releases, name, target);
    if (!existsSync(folder)) throw new Error(`There is no release ${target} of ${name} any more`);
    const refusals = await judgeAgainst(releases, slots, { name, version: target, folder });
    if (refusals.length > 0 && !force) throw new RefusedError(`${name} ${target}`, refusals);
    const manifest = manifestOf(slots, name, target);
    await serve(releases, slots, { name, version: target, by: 'rollback', manifest });
    return { before, version: target };
  });
}

/** A release never changes, but one that was copied and never served is in nobody's browser. */
async function makeRoom(releases, slots, build) {
  const { name, version } = build;
  const target = join(releases, name, version);
  if (!existsSync(target) || isSameRelease(releases, build)) return;
  const served = [slotOf(slots, name), ...historyOf(slots, name)];
  if (served.some((one) => one?.release === version)) {
    throw new Error(
      `Release ${version} of ${name} exists with other files. Give --version another.`,
    );
  }
  await rm(target, { recursive: true });
}

async function serve(releases, slots, { name, version, by, manifest, stopAt }) {
  const slot = { ...slotFor(releases, name, version, 'release'), ...(manifest && { manifest }) };
  await writeSlots(releases, switched(slots, name, slot, by), stopAt);
}

/** Where browsers will get it: an area that came from elsewhere goes on coming from there. */
function manifestFor(slots, { name, version }, base) {
  if (name === 'host') return undefined;
  const tail = (release) => `/${name}/${release}/mf-manifest.json`;
  const before = slotOf(slots, name);
  const known = before?.manifest?.slice(0, -tail(before.release).length);
  const from = base ?? (known && checkedAddress(known));
  return from && `${from}${tail(version)}`;
}
