import { compareSizes, type Sibling } from '@backoffice/contracts';

export interface SiblingsGrid {
  /** Null stands for stock that is in no location. */
  locations: (string | null)[];
  /** One row per size (null: the product has none), with the count in each location. */
  rows: { size: string | null; counts: number[]; total: number }[];
}

const bySize = (a: string | null, b: string | null) => compareSizes(a ?? '', b ?? '');
const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/**
 * Answers "do you have a 42 in the other shop?": by size, and by location with the own first, also
 * where nothing is there.
 */
export function siblingsGrid(siblings: readonly Sibling[], own?: string): SiblingsGrid {
  const rank = (location: string | null) => (location !== null && location === own ? 0 : 1);
  const known = siblings.map(({ location }) => location);
  const locations = distinct(
    own === undefined || known.length === 0 ? known : [own, ...known],
  ).sort((a, b) => rank(a) - rank(b) || (a ?? '\uffff').localeCompare(b ?? '\uffff'));
  const sizes = distinct(siblings.map(({ number }) => number)).sort(bySize);
  const countOf = (size: string | null, location: string | null) =>
    siblings
      .filter((sibling) => sibling.number === size && sibling.location === location)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    locations,
    rows: sizes.map((size) => {
      const counts = locations.map((location) => countOf(size, location));
      return { size, counts, total: counts.reduce((sum, count) => sum + count, 0) };
    }),
  };
}
