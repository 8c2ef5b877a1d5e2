/** Milliseconds. */
const BEAT = 1_000;
const LATE = 5_000;

/**
 * @typedef {object} Standstill
 * @property {Date} ended
 * @property {number} seconds
 */

/**
 * Notes from now on when this machine stood still or had no time for anybody: tests that wait for
 * each other fail then for no reason of their own. For a process that does nothing long itself.
 *
 * @param {number} [late] milliseconds that are too many
 * @param {number} [beat] milliseconds between looks
 * @returns {Standstill[]} one more after each
 */
export function watchStandstills(late = LATE, beat = BEAT) {
  /** @type {Standstill[]} */
  const seen = [];
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    const lost = now - last - beat;
    if (lost > late) seen.push({ ended: new Date(), seconds: lost / 1_000 });
    last = now;
  };
  setInterval(look, beat).unref();
  return seen;
}

/** @param {Standstill} standstill */
export const tellStandstill = ({ ended, seconds }) =>
  `This machine stood still for ${seconds.toFixed(0)} s until ${ended.toISOString().slice(11, 19)} UTC`;
