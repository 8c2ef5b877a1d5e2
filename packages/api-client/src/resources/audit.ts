import { auditCalls } from '@backoffice/contracts';

import { paged } from './paged';
import * as ROOTS from './query-roots';

/** What narrows the audit: days, `YYYY-MM-DD`, a kind of event, a person's id. */
export interface AuditFilter {
  from?: string;
  to?: string;
  kind?: string;
  user?: string;
}

const PAGE_SIZE = 100;

export const auditQueries = {
  /** Events by filter, newest first, page by page (`fetchNextPage`). */
  list: (filter: AuditFilter) =>
    paged(auditCalls.list, {
      queryKey: [ROOTS.audit, 'list', filter],
      query: filter,
      pageSize: PAGE_SIZE,
    }),
};
