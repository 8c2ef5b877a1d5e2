/** What browsers told of a release in some time. */
export interface ReleaseCount {
  area: string;
  release: string;
  views: number;
  errors: number;
  /** Sessions that had an error. */
  sessions: number;
}

/** Fewer errors, or errors of one session alone, may be one person's browser. */
const ERRORS = 5;
const SESSIONS = 2;
/** How much more often than the served release a canary or preview fails. */
const TIMES = 3;
/** What share of its views fails where a release fails for everybody. */
const MOST = 0.5;

const rateOf = ({ views, errors }: Pick<ReleaseCount, 'views' | 'errors'>) =>
  errors / Math.max(1, views);

/**
 * The releases that fail: beside the served one those with three times its rate of errors, and the
 * served one itself where it fails at every second view.
 *
 * @param served the served release by area
 */
export function failing(counts: ReleaseCount[], served: Map<string, string>): ReleaseCount[] {
  return counts.filter((one) => {
    if (one.errors < ERRORS || one.sessions < SESSIONS) return false;
    const current = served.get(one.area);
    if (one.release === current) return rateOf(one) >= MOST;
    const other = counts.find(({ area, release }) => area === one.area && release === current);
    return rateOf(one) >= TIMES * rateOf(other ?? { views: 0, errors: 0 });
  });
}
