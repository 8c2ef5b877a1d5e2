import { callsIn } from './calls-in.mjs';
import { partOf, readSource } from './source.mjs';

/**
 * @import { Source } from './source.mjs'
 * @import { Mentioned } from './calls-in.mjs'
 *
 * @typedef {{ file: string, name?: string, member?: string }} Root
 *   a name that other code uses of a file, or the whole file without one
 * @typedef {(file: string, request: string) => string | undefined} Resolve the file behind an import
 * @typedef {{ sourceOf: (file: string) => Source, resolve: Resolve, reached: Mentioned[], seen: Set<string> }} Way
 */

/**
 * The calls behind the resources that a build uses. Of an object of queries, only the members that
 * are used count: the others may need calls that the server doesn't have yet.
 *
 * @param {Root[]} roots
 * @param {Resolve} resolve
 * @returns {Mentioned[]}
 */
export function usedCalls(roots, resolve) {
  /** @type {Map<string, Source>} */
  const sources = new Map();
  /** @param {string} file */
  const sourceOf = (file) => {
    const source = sources.get(file) ?? readSource(file);
    sources.set(file, source);
    return source;
  };
  return roots.flatMap((root) => {
    /** @type {Mentioned[]} */
    const reached = [];
    reach(root, { sourceOf, resolve, reached, seen: new Set() });
    return reached;
  });
}

/**
 * @param {Root} root
 * @param {Way} way
 */
function reach({ file, name, member }, way) {
  const key = [file, name, member].join(' ');
  if (way.seen.has(key)) return;
  way.seen.add(key);
  const source = way.sourceOf(file);
  const part = name === undefined ? source.whole : partOf(source, name, member);
  if (!part) return;
  const { calls, names } = callsIn(part);
  way.reached.push(...calls);
  for (const used of names) {
    if (source.declared.has(used.name)) reach({ file, ...used }, way);
    const imported = source.imported.get(used.name);
    const target = imported && way.resolve(file, imported.from);
    if (target) reach({ ...used, file: target, name: imported.name }, way);
  }
}
