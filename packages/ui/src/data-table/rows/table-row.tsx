import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Column } from '../column';
import styles from '../data-table.module.css';
import { CELL, ROW } from '../roles';
import { RowCheckbox } from '../selection/row-checkbox';
import type { RowActions } from './use-row-actions';

interface Props<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
  /** undefined: the table has no checkboxes. */
  ticked: boolean | undefined;
  /** False for a row that can't be ticked or opened (`isWhole` of the table). */
  canAct: boolean;
  label: string;
  /** -1 or 0 in tables whose rows take the focus. */
  tabIndex: number | undefined;
  className: string | undefined;
  actions: RowActions;
}

/** Memoized, because a table may have hundreds of rows. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({
  row,
  index,
  columns,
  measure,
  ticked,
  canAct,
  label,
  tabIndex,
  className,
  actions,
}: Props<Row>) {
  const activate = ({ target }: MouseEvent) => !isOwnControl(target) && actions.onActivate(index);
  return (
    <tr
      {...ROW}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={ticked}
      tabIndex={tabIndex}
      className={className}
      onClick={activate}
      onFocus={() => actions.onFocus(index)}
      onKeyDown={(event) => actions.onKeyDown(index, event)}
    >
      {ticked !== undefined && (
        <TickCell
          label={label}
          ticked={ticked}
          disabled={!canAct}
          onTick={(on, withShift) => actions.onTick(index, on, withShift)}
        />
      )}
      {columns.map((column) => (
        <Cell key={column.id} row={row} {...column} />
      ))}
    </tr>
  );
}

interface TickProps {
  label: string;
  ticked: boolean;
  disabled: boolean;
  onTick: (ticked: boolean, withShift: boolean) => void;
}

function TickCell({ label, ticked, disabled, onTick }: TickProps) {
  const { t } = useTranslation('ui');
  return (
    <td {...CELL} className={styles.check}>
      <span className={styles.tick}>
        <RowCheckbox
          label={t('selectRow', { row: label })}
          checked={ticked}
          disabled={disabled}
          onChange={onTick}
        />
      </span>
    </td>
  );
}

function Cell<Row>({ row, ...column }: Column<Row> & { row: Row }) {
  const { header, cell, hideHeader, selfEvident, phone } = column;
  return (
    <td
      {...CELL}
      data-label={hideHeader || selfEvident ? undefined : header}
      data-phone={phone}
      className={cellClass(column)}
    >
      {cell(row)}
    </td>
  );
}

/** A click on a button, link or field in a row doesn't open the row. */
const isOwnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, label') !== null;

const cellClass = ({ align, hideHeader, width }: Column<never>) =>
  [align === 'end' && styles.end, hideHeader && styles.controls, width === '100%' && styles.rest]
    .filter(Boolean)
    .join(' ') || undefined;
