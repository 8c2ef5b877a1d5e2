import ts from 'typescript';

/**
 * The keys of `pages` in the built code of an area: of the one object that has `pages` and `texts`.
 *
 * @param {string[]} scripts the built code of `./area`
 * @returns {string[] | undefined} undefined when they are not written out
 */
export function exposedPages(scripts) {
  for (const script of scripts) {
    const file = ts.createSourceFile('area.js', script, ts.ScriptTarget.Latest);
    const pages = find(file, pagesOfArea);
    if (pages) return pages;
  }
  return undefined;
}

function find(node, look) {
  return look(node) ?? ts.forEachChild(node, (child) => find(child, look));
}

function pagesOfArea(node) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const byName = new Map(node.properties.map((property) => [property.name?.text, property]));
  const pages = byName.get('pages')?.initializer;
  if (!byName.has('texts') || !pages || !ts.isObjectLiteralExpression(pages)) return undefined;
  const names = pages.properties.map((property) => property.name?.text);
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
