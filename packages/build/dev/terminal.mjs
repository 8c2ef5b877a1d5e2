import { relative } from 'node:path';

/**
 * @import { MultiCompiler, Stats } from '@rspack/core'
 * @typedef {{ message: string, moduleIdentifier?: string }} Slip
 */

/** Tells on the terminal what was compiled, and each slip once until it is mended. */
export class Terminal {
  /** @type {Map<string, Set<string>>} the slips that are not mended yet, by finder */
  #standing = new Map();

  /** @param {(line: string) => unknown} [say] */
  constructor(say = (line) => process.stdout.write(`${line}\n`)) {
    this.say = say;
  }

  /** @param {MultiCompiler} compiler */
  apply({ compilers }) {
    // Each compiler's own hook: the one for all runs several times, with errors found before.
    for (const { name = '', hooks } of compilers) {
      hooks.done.tap('Terminal', (stats) => this.tellBuilt(name, stats));
    }
  }

  /** @param {string} name @param {Stats} stats */
  tellBuilt(name, stats) {
    const { startTime = 0, endTime = 0 } = stats;
    if (!stats.hasErrors()) this.say(`${name} compiled in ${endTime - startTime} ms`);
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    this.tell(name, errors.map(textOf));
  }

  /**
   * @param {string} finder name of a compiler, or `types`
   * @param {string[]} slips all that it finds now
   */
  tell(finder, slips) {
    const known = new Set([...this.#standing.values()].flatMap((standing) => [...standing]));
    this.#standing.set(finder, new Set(slips));
    for (const slip of new Set(slips)) if (!known.has(slip)) this.say(`ERROR in ${slip}`);
    const isClean = [...this.#standing.values()].every(({ size }) => size === 0);
    if (known.size > 0 && isClean) this.say('No errors any more');
  }
}

/**
 * Keeps one of the equal slips that several compilers found in a shared file.
 *
 * @template {Slip | string} T
 * @param {T[]} slips
 * @returns {T[]}
 */
export const onceEach = (slips) => [
  ...new Map(slips.map((slip) => [typeof slip === 'string' ? slip : textOf(slip), slip])).values(),
];

/**
 * Names the file by its path from the working folder: each compiler names a shared file by another
 * relative path.
 *
 * @type {(slip: Slip) => string}
 */
function textOf({ message, moduleIdentifier }) {
  const file = moduleIdentifier?.split('!').at(-1)?.split('|').at(-1);
  return file ? `${relative(process.cwd(), file)}\n${message}` : message;
}
