import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  ListCount,
  QueryView,
  ResetFilters,
  usePagedRows,
  type Column,
  type ShownQuery,
} from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

type PagedQuery<Row> = ShownQuery<unknown> & Parameters<typeof usePagedRows<Row>>[0];

/** The texts of each list, written out, so that a test can find those that nothing shows. */
const TEXTS = {
  deliveries: ['deliveries.count', 'deliveries.empty', 'deliveries.loadFailed'],
  operations: ['operations.count', 'operations.empty', 'operations.loadFailed'],
  shipments: ['shipments.count', 'shipments.empty', 'shipments.loadFailed'],
} as const;

interface Props<Row> {
  list: keyof typeof TEXTS;
  query: PagedQuery<Row>;
  columns: readonly Column<Row>[];
  filter: object;
  /** What brings the first entries. */
  hint?: string;
  onReset: () => void;
  onOpen: (id: number) => void;
}

/** A list that loads page by page: how many match, and the rows, each of which opens. */
export function FilteredList<Row extends { id: number }>(props: Props<Row>) {
  const { list, query, columns, filter, hint, onReset, onOpen } = props;
  const { t } = useTranslation('goods');
  const paged = usePagedRows(query);
  const number = `${formatNumber(paged.total)}${paged.capped ? '+' : ''}`;
  const name = t(`${list}.title`);
  const [counted, empty, failed] = TEXTS[list];
  const count = t(counted, { count: paged.total, number });
  const isFiltered = Object.keys(filter).length > 0;
  const help = isFiltered ? { action: <ResetFilters onReset={onReset} /> } : { text: hint };
  return (
    <Card
      title={<ListCount {...{ query, name }}>{count}</ListCount>}
      actions={<ExportMenu {...{ list, filter }} />}
    >
      <QueryView query={query} errorText={t(failed)}>
        {() => (
          <DataTable
            caption={name}
            columns={columns}
            rows={paged.rows}
            rowKey={({ id }) => id}
            filter={filter}
            onRowActivate={({ id }) => onOpen(id)}
            busy={query.isFetching && !query.isFetchingNextPage}
            isLoadingMore={paged.isLoadingMore}
            onEndReached={paged.loadMore}
            empty={<EmptyState title={t(empty)} {...help} />}
          />
        )}
      </QueryView>
    </Card>
  );
}
