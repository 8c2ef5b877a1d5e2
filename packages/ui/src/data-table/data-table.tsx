import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../feedback/empty-state';
import { CardTools } from './card-tools';
import type { Column, Sort } from './column';
import styles from './data-table.module.css';
import { HeaderRow } from './header-row';
import { phoneColumns } from './phone-columns';
import { ROW_GROUP, TABLE } from './roles';
import { sortRows } from './rows/sort-rows';
import { TableRow } from './rows/table-row';
import { useHeldWidths } from './rows/use-held-widths';
import { useListStart } from './rows/use-list-start';
import { useRowKeys } from './rows/use-row-keys';
import { useVirtualRows } from './rows/use-virtual-rows';
import type { Selection } from './selection/use-selection';
import { useCards } from './use-cards';

/** Above this many rows, and in lists that load more, only the rows in view are drawn. */
const VIRTUAL_FROM = 100;

export interface DataTableProps<Row, Id extends string | number = number> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Id;
  /** The request to the server: when it changes, the page goes back to the first row. */
  filter?: object;
  /** What the table lists; for screen readers. */
  caption: string;
  /** The order of the rows; without `onSort` only the one at the start. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Gives each row a checkbox, and the head one for all rows listed. */
  selection?: Selection<Id>;
  /** Names a row for its checkbox; by default the text of its first column's CSV or its key. */
  rowLabel?: (row: Row) => string;
  /** False for rows that lack what an action needs: they are shown, but never ticked or opened. */
  isWhole?: (row: Row) => boolean;
  /** Rows that have just come, which are tinted. */
  isNew?: (row: Row) => boolean;
  /** A click on a row, or Enter. */
  onRowActivate?: (row: Row) => void;
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode;
  /** Below the rows, at the end: a total. */
  footer?: ReactNode;
  /** Given where there are more rows; called when the last ones come into view. */
  onEndReached?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** The rows are being fetched again. */
  busy?: boolean;
}

/** The table of all lists. It sorts, ticks and takes keys; its head stays while the page scrolls. */
export function DataTable<Row, Id extends string | number = number>(
  props: DataTableProps<Row, Id>,
) {
  const { rows, empty } = props;
  const { t } = useTranslation('ui');
  if (rows.length === 0) return empty ?? <EmptyState title={t('nothingHere')} />;
  return <FilledTable {...props} />;
}

function FilledTable<Row, Id extends string | number>(props: DataTableProps<Row, Id>) {
  const { columns: all, caption, selection, footer, onEndReached, isLoadingMore, busy } = props;
  const { columns, isCards } = useDrawnColumns(all);
  const box = useListStart(props.filter);
  const { sorted, sort, onSort } = useSortedRows(props);
  const isVirtual = useOnce(sorted.length > VIRTUAL_FROM || onEndReached !== undefined);
  const view = useVirtualRows({ count: sorted.length, isVirtual, box, onEndReached });
  useHeldWidths(box, isVirtual && !isCards, columns);
  const keys = useRowKeys({ ...props, rows: sorted, scrollTo: view.scrollTo });
  const span = columns.length + (selection ? 1 : 0);
  const head = { columns, sort, onSort, selection, ids: keys.tickable };

  return (
    <div className={styles.frame} aria-busy={busy || undefined}>
      {isCards && <CardTools {...head} columns={all} />}
      <div ref={box} className={styles.box}>
        <table {...TABLE} {...looksOf(columns)} aria-rowcount={sorted.length + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <HeaderRow {...head} isPlain={isCards} />
          <tbody {...ROW_GROUP}>
            {view.before > 0 && <Gap height={view.before} span={span} />}
            {view.indexes.map((index) => (
              <TableRow
                key={keys.ids[index]}
                row={sorted[index] as Row}
                index={index}
                columns={columns}
                measure={view.measure}
                {...keys.of(index)}
              />
            ))}
            {view.after > 0 && <Gap height={view.after} span={span} />}
          </tbody>
        </table>
        {isLoadingMore && <LoadingMore />}
      </div>
      {view.watcher}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** The columns as they are drawn: on a phone, those of one place as one. */
function useDrawnColumns<Row>(all: readonly Column<Row>[]) {
  const isCards = useCards();
  const columns = useMemo(() => (isCards ? phoneColumns(all) : all), [isCards, all]);
  return { columns, isCards };
}

/** Stays true once it was: the rows must not be drawn anew when the last ones have come. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

const looksOf = (columns: readonly Pick<Column<never>, 'phone' | 'width'>[]) => ({
  className: `table table-hover ${styles.table}`,
  'data-lines': columns.some(({ phone }) => phone) || undefined,
  'data-rest': columns.some(({ width }) => width === '100%') || undefined,
});

function LoadingMore() {
  const { t } = useTranslation('ui');
  return (
    <p className={styles.more} role="status">
      {t('loading')}
    </p>
  );
}

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden="true" className={styles.gap}>
    <td colSpan={span} style={{ height }} />
  </tr>
);

/** The server sorts where `onSort` is given; otherwise rows are sorted here, by `sortValue`. */
function useSortedRows<Row, Id extends string | number>({
  columns,
  rows,
  sort: asked,
  onSort,
}: DataTableProps<Row, Id>) {
  const [own, setOwn] = useState<Sort | null>(asked ?? null);
  const sort = onSort ? (asked ?? null) : own;
  const sorted = useMemo(
    () => (onSort || !sort ? rows : sortRows(rows, columns, sort)),
    [onSort, sort, rows, columns],
  );
  return { sorted, sort, onSort: onSort ?? setOwn };
}
