import type { ReferenceRow, ReferenceTable } from '@backoffice/contracts';
import Fuse from 'fuse.js/basic';

/** A name of the company, and what a color is called in other languages. */
export interface KnownName {
  name: string;
  others: string[];
  type: string | null;
}

/** How far names may be apart, from 0 for equal ones to 1 for any. */
const NEAR = 0.4;
const MOST = 3;

export function knownNames<T extends ReferenceTable>(
  rows: readonly ReferenceRow<T>[],
): KnownName[] {
  return rows.map((row) => {
    const type = 'type' in row ? row.type : null;
    if ('brandName' in row) return { name: row.brandName, others: [], type };
    if ('number' in row) return { name: row.number, others: [], type };
    if ('specificType' in row) return { name: row.specificType, others: [], type };
    if ('colorName' in row) {
      const { albanianName, englishName, turkishName } = row;
      return { name: row.colorName, others: [albanianName, englishName, turkishName], type };
    }
    return { name: row.name, others: [], type };
  });
}

const OPTIONS = {
  keys: ['name', 'others'],
  threshold: NEAR,
  ignoreDiacritics: true,
  ignoreLocation: true,
  minMatchCharLength: 2,
};

/** Finds the names that are most like one, the nearest first; only of its product type. */
export function nearNames(known: readonly KnownName[]) {
  const indexes = new Map<string | null, Fuse<KnownName>>();
  const indexOf = (type: string | null) => {
    const index =
      indexes.get(type) ??
      new Fuse(
        known.filter((one) => type === null || one.type === type),
        OPTIONS,
      );
    indexes.set(type, index);
    return index;
  };
  return ({ name, type = null }: { name: string; type?: string | null }): string[] =>
    indexOf(type)
      .search(name, { limit: MOST })
      .map(({ item }) => item.name);
}
