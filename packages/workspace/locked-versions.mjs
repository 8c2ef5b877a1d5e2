/** Headings in a block, below which its dependencies stand. */
const DEPENDENCIES = /^ {4}(dependencies|devDependencies|optionalDependencies):$/;
const OTHER_HEADING = /^ {4}\S/;

/**
 * The parts of `pnpm-lock.yaml` about all libraries that some packages of the workspace use, also
 * indirectly: versions and hashes. The whole file where it lacks one of them: then too much counts
 * as changed, never too little.
 *
 * It runs before an installation, so no parser of YAML reads it; pnpm writes the file in one form.
 *
 * @param {string} lockfile its text
 * @param {string[]} packages folders from the root, as `remotes/sales`
 */
export function lockedVersions(lockfile, packages) {
  const { sections, head } = read(lockfile);
  const importers = blocksOf(sections.get('importers'));
  const snapshots = blocksOf(sections.get('snapshots'));
  const libraries = blocksOf(sections.get('packages'));
  const own = packages.map((folder) => importers.get(folder));
  const seen = new Set();
  const waiting = own.flatMap((block) => (block ? directOf(block) : ['unknown']));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    const block = snapshots.get(key);
    if (!block) return lockfile;
    seen.add(key);
    waiting.push(...usedBy(block));
  }
  const said = [...seen].sort().map((key) => {
    const library = libraries.get(key.replace(/\(.*$/, '')) ?? [];
    return [key, ...library, ...(snapshots.get(key) ?? [])].join('\n');
  });
  return [head, ...said].join('\n');
}

/**
 * The sections by name, and the text of those that concern every package.
 *
 * @param {string} lockfile
 */
function read(lockfile) {
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  let name = '';
  for (const line of lockfile.split('\n')) {
    const heading = /^(\w+):/.exec(line)?.[1];
    if (heading) name = heading;
    const lines = sections.get(name) ?? [];
    lines.push(line);
    sections.set(name, lines);
  }
  const small = ['lockfileVersion', 'settings', 'overrides', 'patchedDependencies'];
  return { sections, head: small.flatMap((one) => sections.get(one) ?? []).join('\n') };
}

/**
 * @param {string[]} [lines]
 * @returns {Map<string, string[]>} the lines below each key
 */
function blocksOf(lines = []) {
  /** @type {Map<string, string[]>} */
  const blocks = new Map();
  /** @type {string[]} */
  let block = [];
  for (const line of lines) {
    const key = /^ {2}(?:'(.+?)'|(\S+?)):/.exec(line);
    if (key) {
      block = [];
      blocks.set(key[1] ?? key[2] ?? '', block);
    } else if (line) block.push(line);
  }
  return blocks;
}

/**
 * The libraries that a package of the workspace names; links lead to others of the workspace.
 *
 * @param {string[]} block
 */
const directOf = (block) =>
  named(block, (line, name) => {
    const version = /^ {8}version: (.+)$/.exec(line)?.[1];
    return version && !version.startsWith('link:') ? keyOf(name, version) : undefined;
  });

/**
 * @param {string[]} block of a library
 */
const usedBy = (block) =>
  named(block, (line, name) => {
    const version = /^ {6}\S+: (.+)$/.exec(line)?.[1];
    return version && keyOf(name, version);
  });

/** The version of a library that is used under another name begins with its real name. */
const keyOf = (/** @type {string} */ name, /** @type {string} */ version) =>
  /^\d/.test(version) ? `${name}@${version}` : version;

/**
 * @param {string[]} block
 * @param {(line: string, name: string) => string | undefined} keyIn
 */
function named(block, keyIn) {
  const keys = [];
  let counts = false;
  let name = '';
  for (const line of block) {
    if (OTHER_HEADING.test(line)) counts = DEPENDENCIES.test(line);
    const found = /^ {6}(?:'(.+?)'|(\S+?)):/.exec(line);
    if (found) name = found[1] ?? found[2] ?? '';
    const key = counts ? keyIn(line, name) : undefined;
    if (key) keys.push(key.replace(/^'|'$/g, ''));
  }
  return keys;
}
