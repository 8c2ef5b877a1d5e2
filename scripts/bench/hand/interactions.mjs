/** @import { Page } from 'playwright-core' */

/**
 * How long one key or click took until the frame that followed it. Milliseconds.
 *
 * @typedef {object} Interaction
 * @property {number} waited until the page was free to take it
 * @property {number} worked what the page did with it
 * @property {number} painted until the frame was on screen: styles, layout, painting
 * @property {number} whole all of it, as browsers tell it: in steps of 8
 * @property {string} event `keydown`, `pointerup`, …
 */

/** Milliseconds of the shortest interaction that a browser tells of. */
const SHORTEST = 16;

/**
 * Makes a page note its interactions from its first moment on.
 *
 * @param {Page} page
 */
export const noteInteractions = (page) =>
  page.addInitScript((shortest) => {
    /** @type {Map<number, Interaction>} */
    const noted = new Map();
    window.interactionsOfBench = noted;
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
        const { interactionId, startTime, processingStart, processingEnd, duration } = entry;
        if (!interactionId || (noted.get(interactionId)?.whole ?? 0) >= duration) continue;
        noted.set(interactionId, {
          waited: processingStart - startTime,
          worked: processingEnd - processingStart,
          painted: Math.max(0, startTime + duration - processingEnd),
          whole: duration,
          event: entry.name,
        });
      }
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: shortest }));
  }, SHORTEST);

/**
 * Forgets what was noted, once nothing is under way; answers how many there were so far.
 *
 * @param {Page} page
 */
export async function forgetInteractions(page) {
  await quiet(page);
  return page.evaluate(() => {
    window.interactionsOfBench.clear();
    return performance.interactionCount;
  });
}

/**
 * The interactions that followed the first `before`. Those that a browser doesn't tell of, because
 * they were too short, count as the shortest.
 *
 * @param {Page} page
 * @param {number} before
 * @returns {Promise<Interaction[]>}
 */
export async function interactionsSince(page, before) {
  await quiet(page);
  const { count, told } = await page.evaluate(() => ({
    count: performance.interactionCount,
    told: [...window.interactionsOfBench.values()],
  }));
  const short = { waited: 0, worked: 0, painted: 0, whole: SHORTEST, event: 'short' };
  const untold = Math.max(0, count - before - told.length);
  return [...told, ...Array.from({ length: untold }, () => short)];
}

/**
 * Waits for the next frame: then the effect of the last key or click is on screen.
 *
 * @param {Page} page
 */
export const nextFrame = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(undefined)));
      }),
  );

/**
 * Waits for two frames and an idle moment: then the browser has told of every earlier interaction.
 *
 * @param {Page} page
 */
const quiet = (page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
