import { useTranslation } from 'react-i18next';

import { Icon } from '../feedback/icon';
import { ICONS } from '../feedback/icons';
import type { Column, Sort } from './column';
import classes from './data-table.module.css';
import { COLUMN_HEADER, ROW, ROW_GROUP } from './roles';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface Props<Row, Id extends string | number> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  selection: Selection<Id> | undefined;
  ids: readonly Id[];
}

export function HeaderRow<Row, Id extends string | number>({
  columns,
  sort,
  onSort,
  selection,
  ids,
}: Props<Row, Id>) {
  const { t } = useTranslation('ui');
  const ticked = selection ? ids.filter((id) => selection.has(id)).length : 0;
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        {selection && (
          <th {...COLUMN_HEADER} scope="col" className={classes.check}>
            <RowCheckbox
              label={t('selectAll')}
              checked={ticked > 0 && ticked === ids.length}
              mixed={ticked > 0 && ticked < ids.length}
              onChange={(on) => selection.set(ids, on)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface CellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: CellProps<Row>) {
  const { id, header, align, width, sortable, hideHeader } = column;
  const dir = sort?.id === id ? sort.dir : null;
  return (
    <th
      {...COLUMN_HEADER}
      scope="col"
      className={headClass(align === 'end', sortable === true)}
      style={width ? { width } : undefined}
      aria-sort={sortable && dir ? ARIA_SORT[dir] : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={classes.sort}
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

const headClass = (isEnd: boolean, isSortable: boolean) =>
  [isEnd && classes.end, !isSortable && classes.plainHead].filter(Boolean).join(' ') || undefined;
