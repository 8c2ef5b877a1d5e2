/**
 * Loader of the build: a change of code that nobody sees, as small as a release can be.
 *
 * @param {string} source
 */
export default function markRelease(source) {
  return `${source}\nglobalThis.releasedAnew = true;\n`;
}
