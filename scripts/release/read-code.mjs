import ts from 'typescript';

/**
 * What an area offers by its built code: of the one object that has `pages` and `texts`.
 *
 * @param {string[]} scripts the built code of `./area`
 * @returns {{ pages?: string[], extensions: string[], searches: boolean }} `pages` is undefined
 *   when they are not written out
 */
export function exposedParts(scripts) {
  for (const script of scripts) {
    const file = ts.createSourceFile('area.js', script, ts.ScriptTarget.Latest);
    const parts = find(file, partsOfArea);
    if (parts) return parts;
  }
  return { extensions: [], searches: false };
}

function find(node, look) {
  return look(node) ?? ts.forEachChild(node, (child) => find(child, look));
}

function partsOfArea(node) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const byName = new Map(node.properties.map((property) => [property.name?.text, property]));
  const pages = keysOf(byName.get('pages'));
  if (!byName.has('texts') || !pages) return undefined;
  const extensions = keysOf(byName.get('extensions')) ?? [];
  return { pages, extensions, searches: byName.has('search') };
}

/** The keys of an object that is written out. */
function keysOf(property) {
  const value = property?.initializer;
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const names = value.properties.map(({ name }) => name?.text);
  return names.includes(undefined) ? undefined : names;
}

const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

/**
 * What sources import from some modules by name; types don't count.
 *
 * @param {string[]} sources
 * @param {string[]} modules
 * @returns {Record<string, string[]>} by module the names, sorted
 */
export function importedNames(sources, modules) {
  const found = new Map(modules.map((name) => [name, new Set()]));
  for (const [, names, from] of sources.flatMap((text) => [...text.matchAll(IMPORT)])) {
    const imported = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]);
    const values = imported.filter((name) => name && !name.startsWith('type '));
    for (const name of values) found.get(from)?.add(name);
  }
  return Object.fromEntries([...found].map(([name, names]) => [name, [...names].sort()]));
}
