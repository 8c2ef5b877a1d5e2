/**
 * A loader that appends code without an effect on screen: the smallest change of a release.
 *
 * @param {string} source
 */
export default function markRelease(source) {
  return `${source}\nglobalThis.releasedAnew = true;\n`;
}
