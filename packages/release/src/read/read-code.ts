import { parse, type Node, type ObjectExpression } from 'acorn';

/** The parts of an area's built module. */
export interface ExposedParts {
  /** The keys of its pages; undefined when they are not written out. */
  pages: string[] | undefined;
  extensions: string[];
  searches: boolean;
}

/**
 * Finds the parts of an area in its built code: in the one object that has `pages` and `texts`.
 *
 * @param scripts the built code of `./area`
 */
export function exposedParts(scripts: string[]): ExposedParts {
  for (const script of scripts) {
    const parts = find(parsed(script), partsOfArea);
    if (parts) return parts;
  }
  return { pages: undefined, extensions: [], searches: false };
}

/** The parsed script; undefined where it cannot be parsed. */
function parsed(script: string): Node | undefined {
  try {
    return parse(script, { ecmaVersion: 'latest', allowImportExportEverywhere: true });
  } catch {
    return undefined;
  }
}

function find<T>(node: unknown, look: (node: Node) => T | undefined): T | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const found = 'type' in node ? look(node as Node) : undefined;
  if (found !== undefined) return found;
  for (const child of Object.values(node)) {
    const below = find(child, look);
    if (below !== undefined) return below;
  }
  return undefined;
}

function partsOfArea(node: Node): ExposedParts | undefined {
  if (!isObject(node)) return undefined;
  const byName = new Map(node.properties.map((property) => [nameOf(property), property]));
  const pages = keysOf(byName.get('pages'));
  if (!byName.has('texts') || !pages) return undefined;
  const extensions = keysOf(byName.get('extensions')) ?? [];
  return { pages, extensions, searches: byName.has('search') };
}

const isObject = (node: Node): node is ObjectExpression => node.type === 'ObjectExpression';
type Entry = ObjectExpression['properties'][number];

function nameOf(entry: Entry): string | undefined {
  if (entry.type !== 'Property' || entry.computed) return undefined;
  if (entry.key.type === 'Identifier') return entry.key.name;
  return entry.key.type === 'Literal' ? String(entry.key.value) : undefined;
}

/** The keys of an object that is written out. */
function keysOf(entry: Entry | undefined): string[] | undefined {
  const value = entry?.type === 'Property' ? entry.value : undefined;
  if (!value || !isObject(value)) return undefined;
  const names = value.properties.map(nameOf);
  return names.every((name) => name !== undefined) ? names : undefined;
}
