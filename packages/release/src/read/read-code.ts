import ts from 'typescript';

/** What an area's built module has. */
export interface ExposedParts {
  /** The keys of its pages; undefined when they are not written out. */
  pages: string[] | undefined;
  extensions: string[];
  searches: boolean;
}

/**
 * What an area offers by its built code: of the one object that has `pages` and `texts`.
 *
 * @param scripts the built code of `./area`
 */
export function exposedParts(scripts: string[]): ExposedParts {
  for (const script of scripts) {
    const file = ts.createSourceFile('area.js', script, ts.ScriptTarget.Latest);
    const parts = find(file, partsOfArea);
    if (parts) return parts;
  }
  return { pages: undefined, extensions: [], searches: false };
}

function find<T>(node: ts.Node, look: (node: ts.Node) => T | undefined): T | undefined {
  return look(node) ?? ts.forEachChild(node, (child) => find(child, look));
}

function partsOfArea(node: ts.Node): ExposedParts | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const byName = new Map(node.properties.map((property) => [nameOf(property), property]));
  const pages = keysOf(byName.get('pages'));
  if (!byName.has('texts') || !pages) return undefined;
  const extensions = keysOf(byName.get('extensions')) ?? [];
  return { pages, extensions, searches: byName.has('search') };
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  if (!name || ts.isComputedPropertyName(name)) return undefined;
  return name.text;
}

/** The keys of an object that is written out. */
function keysOf(property: ts.ObjectLiteralElementLike | undefined): string[] | undefined {
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const names = value.properties.map(nameOf);
  return names.every((name) => name !== undefined) ? names : undefined;
}

const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

/**
 * What sources import from some modules by name; types don't count.
 *
 * @returns by module the names, sorted
 */
export function importedNames(sources: string[], modules: string[]): Record<string, string[]> {
  const found = new Map(modules.map((name) => [name, new Set<string>()]));
  for (const [, names = '', from = ''] of sources.flatMap((text) => [...text.matchAll(IMPORT)])) {
    const imported = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    const values = imported.filter((name) => name && !name.startsWith('type '));
    for (const name of values) found.get(from)?.add(name);
  }
  return Object.fromEntries([...found].map(([name, names]) => [name, [...names].sort()]));
}
