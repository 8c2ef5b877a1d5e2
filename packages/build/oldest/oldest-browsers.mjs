/**
 * The oldest browsers that the product is made for; the build, the page for older ones and README
 * say these. They have what it needs: `:has()` (Firefox 121), `@media (width >= …)` (Safari 16.4),
 * container queries, `dvh`, `inert`, `toReversed` (Chrome 110), `structuredClone`,
 * `AbortSignal.timeout`, static blocks. `old-browser.js` asks for the youngest three.
 */
const OLDEST = { Chrome: '111', Edge: '111', Firefox: '121', Safari: '16.4' };

const all = Object.entries(OLDEST);

/** As browserslist writes them. */
export const TARGETS = all.map(([name, version]) => `${name.toLowerCase()} >= ${version}`);

/** As people read them. */
export const OLDEST_IN_WORDS = all.map(([name, version]) => `${name} ${version}`).join(', ');
