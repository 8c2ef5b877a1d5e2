/**
 * What was served when, oldest first, for each name: `registry.json` keeps it beside its slots.
 *
 * @typedef {object} Served
 * @property {string} release
 * @property {string} at
 * @property {'start' | 'release' | 'rollback'} by
 * @property {string} [manifest] where it lay when another server had the files
 */

/** Longer than anybody goes back. */
const KEPT = 50;

export const slotOf = (slots, name) => (name === 'host' ? slots.host : slots.areas[name]);

/** @returns {Served[]} */
export const historyOf = ({ history = {} }, name) => history[name] ?? [];

const placeOf = ({ release, manifest } = {}) => ({ release, ...(manifest && { manifest }) });

/**
 * The slots with another release of one name.
 *
 * @param {'release' | 'rollback'} by
 */
export function switched(slots, name, slot, by, now = new Date()) {
  const before = slotOf(slots, name);
  const past = historyOf(slots, name);
  // What `npm start` put there is not in the history yet.
  const isKnown = !before || past.at(-1)?.release === before.release;
  const start = { ...placeOf(before), at: now.toISOString(), by: 'start' };
  const served = { ...placeOf(slot), at: now.toISOString(), by };
  const history = {
    ...slots.history,
    [name]: [...past, ...(isKnown ? [] : [start]), served].slice(-KEPT),
  };
  if (name === 'host') return { ...slots, host: slot, history };
  return { ...slots, areas: { ...slots.areas, [name]: slot }, history };
}

/**
 * The release that was served before the current one, rollbacks taken into account: after a
 * rollback from 3 to 2 it is 1.
 */
export function previousOf(slots, name) {
  const stack = [];
  for (const { release, by } of historyOf(slots, name)) {
    const at = by === 'rollback' ? stack.lastIndexOf(release) : -1;
    if (at >= 0) stack.splice(at + 1);
    else if (stack.at(-1) !== release) stack.push(release);
  }
  return stack.at(-2);
}

/** Where browsers got the manifest of a release when it was served last; undefined: from here. */
export const manifestOf = (slots, name, version) =>
  historyOf(slots, name).findLast(({ release }) => release === version)?.manifest;
