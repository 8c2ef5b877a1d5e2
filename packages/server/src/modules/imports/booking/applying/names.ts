import { nameKey } from '../../../../db/name-key';
import type { StockLine } from '../../judged-line';

export type NamedTable = 'brands' | 'colors' | 'numbers' | 'types' | 'locations';

/** A name that rows use; typed ones are told apart by the type of goods, as in the company's tables. */
export interface Name {
  name: string;
  type: string | null;
  /** Country where a brand is made; null for all other names. */
  produced: string | null;
}

/** The names of each table, by the key that `keyIn` gives them. */
export type Names = Record<NamedTable, Map<string, Name>>;

export const noNames = (): Names => ({
  brands: new Map(),
  colors: new Map(),
  numbers: new Map(),
  types: new Map(),
  locations: new Map(),
});

/** The key of a name within its table. */
export const keyIn = (type: string | null, name: string): string =>
  type === null ? nameKey(name) : `${type} ${nameKey(name)}`;

/** The names of one row with their tables. */
function namesOf(line: StockLine): [NamedTable, Name][] {
  const type = line.productType;
  const names: [NamedTable, Name][] = [
    ['brands', { name: line.brand, type, produced: line.produced }],
  ];
  const plain = (name: string, of: string | null): Name => ({ name, type: of, produced: null });
  if (line.color !== null) names.push(['colors', plain(line.color, null)]);
  if (line.size !== null) names.push(['numbers', plain(line.size, type)]);
  if (line.type !== null) names.push(['types', plain(line.type, type)]);
  if (line.location !== null) names.push(['locations', plain(line.location, null)]);
  return names;
}

/** Adds a row's names to those of the rows before. */
export function collect(names: Names, line: StockLine): void {
  for (const [table, name] of namesOf(line)) {
    const key = keyIn(name.type, name.name);
    if (!names[table].has(key)) names[table].set(key, name);
  }
}
