/** A call's `summary` as Prettier writes it, on one line or on the next. */
const SUMMARY = /^ *summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`\n]*`),\n/gm;

/**
 * Leaves the calls' summaries out of what browsers load: they are for the API's document alone.
 *
 * @param {string} source
 */
export default function withoutSummaries(source) {
  return source.replace(SUMMARY, '');
}
