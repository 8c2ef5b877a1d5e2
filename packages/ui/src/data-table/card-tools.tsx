import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import type { Column, Sort } from './column';
import styles from './data-table.module.css';
import { SelectAll } from './selection/select-all';
import type { Selection } from './selection/use-selection';

interface Props<Row, Id extends string | number> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  selection: Selection<Id> | undefined;
  ids: readonly Id[];
}

/** A line above a phone's cards for ticking all rows and sorting, as cards have no column heads. */
export function CardTools<Row, Id extends string | number>(props: Props<Row, Id>) {
  const { columns, sort, onSort, selection, ids } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0 && !selection) return null;
  return (
    <div className={styles.tools}>
      {selection && (
        <label className={styles.selectAll}>
          <SelectAll selection={selection} ids={ids} />
          {t('selectAllShort')}
        </label>
      )}
      {sortable.length > 0 && (
        <div className={styles.order}>
          <label htmlFor={id}>{t('sort.by')}</label>
          <select
            id={id}
            className="form-select form-select-sm"
            value={sort?.id ?? ''}
            onChange={(event) => onSort({ id: event.target.value, dir: 'asc' })}
          >
            {!sort && <option value="">{t('sort.none')}</option>}
            {sortable.map((column) => (
              <option key={column.id} value={column.id}>
                {column.header}
              </option>
            ))}
          </select>
          <DirectionButton sort={sort} onSort={onSort} />
        </div>
      )}
    </div>
  );
}

function DirectionButton({ sort, onSort }: Pick<Props<never, never>, 'sort' | 'onSort'>) {
  const { t } = useTranslation('ui');
  if (!sort) return null;
  const isAscending = sort.dir === 'asc';
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm btn-icon"
      aria-label={t(isAscending ? 'sort.ascending' : 'sort.descending')}
      title={t(isAscending ? 'sort.ascending' : 'sort.descending')}
      onClick={() => onSort({ id: sort.id, dir: isAscending ? 'desc' : 'asc' })}
    >
      <Icon path={isAscending ? ICONS.arrowUp : ICONS.arrowDown} size={0.75} />
    </button>
  );
}
