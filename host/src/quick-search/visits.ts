import { readStored, writeStored } from '@backoffice/api-client/storage';

const NAME = 'page-visits';
/** Pages whose visits are counted; the one that was opened least makes room for a new one. */
const MOST = 30;

type Counts = Record<string, number>;

function readCounts(): Counts {
  try {
    return (JSON.parse(readStored(NAME) ?? '{}') ?? {}) as Counts;
  } catch {
    return {};
  }
}

/** Counts a visit of a page, by its path without the layout prefix, in this browser. */
export function noteVisit(path: string): void {
  const counts = readCounts();
  const name = path.toLowerCase();
  const visited = { ...counts, [name]: (counts[name] ?? 0) + 1 };
  const kept = Object.entries(visited).sort(([, one], [, other]) => other - one);
  writeStored(NAME, JSON.stringify(Object.fromEntries(kept.slice(0, MOST))));
}

/** Those of the pages that were opened most in this browser, at most five, most used first. */
export function mostVisited<T extends { path: string }>(pages: readonly T[]): T[] {
  const counts = readCounts();
  const visits = ({ path }: T) => counts[path.toLowerCase()] ?? 0;
  return pages
    .filter((page) => visits(page) > 0)
    .sort((one, other) => visits(other) - visits(one))
    .slice(0, 5);
}
