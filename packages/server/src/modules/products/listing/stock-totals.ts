/** How many units a filter matched at one version of the stock. */
interface Counted {
  total: number;
  capped: boolean;
  version: string | null;
}

/** The most totals that a server keeps, for all companies together. */
const MOST_KEPT = 5_000;

/**
 * Totals of lists, each kept until its company's stock is at another version. The version comes out of
 * the database with every page, so a total is never older than the page that it stands beside,
 * whichever server changed the stock.
 */
export function stockTotals(most = MOST_KEPT) {
  const kept = new Map<string, Counted>();
  const counting = new Map<string, Promise<Counted>>();

  function keep(key: string, counted: Counted): void {
    kept.delete(key);
    kept.set(key, counted);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  /** Counts once for all who ask at this version: a count that began then is never older. */
  async function countOnce(key: string, version: string, count: () => Promise<Counted>) {
    const asked = `${version} ${key}`;
    const running = counting.get(asked) ?? count().finally(() => counting.delete(asked));
    counting.set(asked, running);
    const counted = await running;
    keep(key, counted);
    return counted;
  }

  /** Without a version nothing is kept: it would stand for any state. */
  return async function totalOf(
    key: string,
    version: string | null,
    count: () => Promise<Counted>,
  ): Promise<{ total: number; capped: boolean }> {
    const known = kept.get(key);
    const isCurrent = known !== undefined && version !== null && known.version === version;
    if (isCurrent) keep(key, known);
    const { total, capped } = isCurrent
      ? known
      : await (version === null ? count() : countOnce(key, version, count));
    return { total, capped };
  };
}

export type TotalOf = ReturnType<typeof stockTotals>;
