import type { ImportMissing, ProductType, ReadAs, ReferenceTable } from '@backoffice/contracts';

import { nameKey } from '../../../../db/name-key';
import { sizeKey } from '../values/size';

/** An item of reference data that a company has. */
export interface KnownItem {
  table: ReferenceTable;
  name: string;
  type: ProductType | null;
  /** Of colours: what they are called in three languages. */
  otherNames: string[];
}

interface Missing {
  name: string;
  type: ProductType | null;
}

const keyOf = (table: ReferenceTable, name: string, type: ProductType | null) =>
  `${table}:${type ?? ''}:${table === 'numbers' ? sizeKey(name) : nameKey(name)}`;

/**
 * The names of a company's reference data, and those that a file adds. Names that compare as equal
 * get one spelling: the company's, or else the first one of the file.
 */
export class KnownNames {
  private readonly known = new Map<string, string>();
  private readonly missing = new Map<string, Missing & { table: ReferenceTable }>();
  private readonly spelled = new Map<string, string>();
  private readonly typesNamed = new Map<string, Set<ProductType>>();
  private readonly readAs = new Map<string, ReadAs>();
  /** Names that the file had and that stood for others. */
  private readonly used = new Map<string, ReadAs>();

  /** `readAs`: names that stand for others, as people have decided; of one name the last counts. */
  constructor(items: readonly KnownItem[], readAs: readonly ReadAs[] = []) {
    for (const { table, name, type } of items) {
      this.known.set(keyOf(table, name, type), name);
      if (table === 'types' && type) this.noteType(name, type);
    }
    this.noteOtherNames(items);
    for (const one of readAs) this.readAs.set(keyOf(one.table, one.name, one.type), one);
  }

  /** A color's name in another language counts only if no second color has it. */
  private noteOtherNames(items: readonly KnownItem[]): void {
    const named = new Map<string, Set<string>>();
    for (const { table, name, type, otherNames } of items) {
      for (const other of otherNames) {
        const key = keyOf(table, other, type);
        named.set(key, (named.get(key) ?? new Set()).add(name));
      }
    }
    for (const [key, names] of named) {
      const [name = ''] = names;
      if (names.size === 1 && !this.known.has(key)) this.known.set(key, name);
    }
  }

  private noteType(name: string, type: ProductType): void {
    const types = this.typesNamed.get(nameKey(name)) ?? new Set();
    this.typesNamed.set(nameKey(name), types.add(type));
  }

  /** The one product type that has a specific type of this name. */
  productTypeOf(specificType: string): ProductType | null {
    const types = [...(this.typesNamed.get(nameKey(specificType)) ?? [])];
    return types.length === 1 ? (types[0] ?? null) : null;
  }

  /** Whether the company has it, or the file had it before. */
  state(
    table: ReferenceTable,
    name: string,
    type: ProductType | null = null,
  ): 'known' | 'repeated' | 'new' {
    const key = keyOf(table, name, type);
    if (this.known.has(key)) return 'known';
    return this.missing.has(key) ? 'repeated' : 'new';
  }

  /** The one spelling of a name. An unknown name is noted as missing. */
  named(table: ReferenceTable, name: string, type: ProductType | null = null): string {
    const written = `${table}:${type ?? ''}:${name}`;
    const before = this.spelled.get(written);
    if (before !== undefined) return before;
    const spelled = this.spelling(table, name, type);
    this.spelled.set(written, spelled);
    return spelled;
  }

  private spelling(table: ReferenceTable, name: string, type: ProductType | null): string {
    const key = keyOf(table, name, type);
    const known = this.known.get(key) ?? this.decided(key) ?? this.missing.get(key)?.name;
    if (known !== undefined) return known;
    this.missing.set(key, { table, name, type });
    return name;
  }

  /** The company's name that one stands for; undefined where it has none of that name any more. */
  private decided(key: string): string | undefined {
    const one = this.readAs.get(key);
    const known = one?.is && this.known.get(keyOf(one.table, one.is, one.type));
    if (!one || !known) return undefined;
    this.used.set(key, one);
    return known;
  }

  /** The names of the file that stood for others. */
  namesReadAs(): ReadAs[] {
    return [...this.used.values()];
  }

  /** What the file names and the company has not, in the order of the file. */
  missed(): ImportMissing {
    const all: ImportMissing = { brands: [], colors: [], numbers: [], types: [], locations: [] };
    for (const { table, name, type } of this.missing.values()) {
      if (table === 'colors' || table === 'locations') all[table].push({ name });
      else if (type) all[table].push({ name, type });
    }
    return all;
  }
}
