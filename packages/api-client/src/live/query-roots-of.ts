import type { LiveRoot } from '@backoffice/contracts';

import * as ROOTS from '../resources/query-roots';

/** Roots of the queries that a change of each root of the stream makes outdated. */
const QUERIES: Record<LiveRoot, readonly string[]> = {
  stock: [ROOTS.products, ROOTS.operations, ROOTS.shipments, ROOTS.imports],
  sales: [ROOTS.sales, ROOTS.figures],
  held: [ROOTS.heldBaskets],
  transactions: [
    ROOTS.transactions,
    ROOTS.transactionSubtypes,
    ROOTS.articles,
    ROOTS.articleSales,
    ROOTS.figures,
  ],
  panels: [ROOTS.panels],
  till: [ROOTS.till],
  counts: [ROOTS.counts],
  session: [
    ROOTS.session,
    ROOTS.company,
    ROOTS.employees,
    ROOTS.settings,
    ROOTS.people,
    ROOTS.ownSessions,
    ROOTS.secondFactor,
    ROOTS.sharedTills,
  ],
  // The shell looks at the releases by itself.
  releases: [],
};

/** First parts of the keys of the queries that may be outdated. */
export const queryRootsOf = (roots: readonly LiveRoot[]): Set<string> =>
  new Set(roots.flatMap((root) => QUERIES[root]));
