import { http } from '@backoffice/api-client';
import { PATHS, type AuditEvent, type AuditKind, type PageInfo } from '@backoffice/contracts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

import { idOf, recordOf, recordOrEmpty, rowsOf, textOf, type Raw } from './normalise';
import * as ROOTS from './query-roots';

/** What narrows the audit: days, `YYYY-MM-DD`, a kind of event, a person's id. */
export interface AuditFilter {
  from?: string;
  to?: string;
  kind?: string;
  user?: string;
}

/** An event; a server may know kinds that came later. */
export type AuditRow = Omit<AuditEvent, 'kind'> & { kind: AuditKind | (string & {}) };
export type AuditValue = string | number | boolean | null;

interface AuditPage {
  rows: AuditRow[];
  next: string | null;
  total: number | null;
  capped: boolean;
}

const PAGE_SIZE = 100;

function personOf(value: unknown): AuditRow['by'] {
  if (value === null || value === undefined) return null;
  const raw = recordOf(value);
  return { id: idOf(raw.id), name: textOf(raw.name) };
}

const valueOf = (value: unknown): AuditValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;

function changeOf(value: unknown) {
  const raw = recordOrEmpty(value);
  return {
    ...('before' in raw && { before: valueOf(raw.before) }),
    ...('after' in raw && { after: valueOf(raw.after) }),
  };
}

const eventOf = (raw: Raw): AuditRow => ({
  id: idOf(raw.id),
  at: textOf(raw.at),
  kind: textOf(raw.kind),
  by: personOf(raw.by),
  approved_by: personOf(raw.approved_by),
  subject: textOf(raw.subject),
  changes: Object.fromEntries(
    Object.entries(recordOrEmpty(raw.changes)).map(([field, value]) => [field, changeOf(value)]),
  ),
});

async function pageOf(
  filter: AuditFilter,
  limit: number,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<AuditPage> {
  const params = { ...filter, limit, cursor };
  const { data, page } = await http.full<unknown>('GET', PATHS.audit, { params, signal });
  const { next = null, total = null, capped = false }: Partial<PageInfo> = page ?? {};
  return { rows: rowsOf(data).map(eventOf), next, total, capped };
}

/** What happened meanwhile moves nothing: pages follow each other by the events' ids. */
const listOf = ({ pages }: InfiniteData<AuditPage>) => ({
  rows: pages.flatMap(({ rows }) => rows),
  total: pages[0]?.total ?? null,
  capped: pages[0]?.capped ?? false,
});

export const auditQueries = {
  /** Events by filter, newest first, page by page (`fetchNextPage`). */
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.audit, 'list', filter],
      queryFn: ({ pageParam, signal }) => pageOf(filter, PAGE_SIZE, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      select: listOf,
    }),
};
