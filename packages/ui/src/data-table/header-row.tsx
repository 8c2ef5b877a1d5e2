import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import type { Column, Sort } from './column';
import styles from './data-table.module.css';
import { COLUMN_HEADER, ROW, ROW_GROUP } from './roles';
import { SelectAll } from './selection/select-all';
import type { Selection } from './selection/use-selection';

interface Props<Row, Id extends string | number> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  selection: Selection<Id> | undefined;
  ids: readonly Id[];
  /** The heads are hidden, as above cards: they only name the columns for screen readers. */
  isPlain: boolean;
}

export function HeaderRow<Row, Id extends string | number>({
  columns,
  sort,
  onSort,
  selection,
  ids,
  isPlain,
}: Props<Row, Id>) {
  const { t } = useTranslation('ui');
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        {selection && (
          <th {...COLUMN_HEADER} scope="col" className={styles.check}>
            {isPlain ? (
              <span className="visually-hidden">{t('selectAll')}</span>
            ) : (
              <SelectAll selection={selection} ids={ids} />
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            onSort={isPlain ? undefined : onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface CellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: CellProps<Row>) {
  const { id, header, align, width, sortable, hideHeader } = column;
  const dir = sort?.id === id ? sort.dir : null;
  return (
    <th
      {...COLUMN_HEADER}
      scope="col"
      className={align === 'end' ? styles.end : undefined}
      style={width ? { width } : undefined}
      aria-sort={sortable && dir ? ARIA_SORT[dir] : undefined}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ id, dir: dir === 'asc' ? 'desc' : 'asc' })}
        >
          {header}
          <Icon path={iconOf(dir)} size={0.75} />
        </button>
      ) : (
        <span className={hideHeader ? 'visually-hidden' : undefined}>{header}</span>
      )}
    </th>
  );
}

const iconOf = (dir: Sort['dir'] | null) =>
  dir === null ? ICONS.sortable : dir === 'asc' ? ICONS.arrowUp : ICONS.arrowDown;
