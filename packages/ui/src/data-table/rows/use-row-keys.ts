import { useMemo, useRef, useState, type KeyboardEvent } from 'react';

import type { Column } from '../column';
import styles from '../data-table.module.css';
import type { Selection } from '../selection/use-selection';
import { useRowActions } from './use-row-actions';

interface Options<Row, Id extends string | number> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Id;
  rowLabel?: (row: Row) => string;
  selection?: Selection<Id>;
  isWhole?: (row: Row) => boolean;
  onRowActivate?: (row: Row) => void;
  isNew?: (row: Row) => boolean;
  scrollTo: (index: number) => void;
}

/**
 * Rows by keyboard: one of them is in the tab order, arrows, Home and End move, space ticks, with
 * Shift it ticks everything since the last one, Enter activates.
 */
export function useRowKeys<Row, Id extends string | number>(options: Options<Row, Id>) {
  const { rows, selection, onRowActivate, scrollTo } = options;
  const { ids, tickable, canAct } = useIds(options);
  const activate = (index: number) => canAct(index) && onRowActivate?.(rows[index] as Row);
  const [current, setCurrent] = useState(0);
  const tick = useTick(ids, tickable, selection);
  const takesFocus = Boolean(selection ?? onRowActivate);

  const onKeyDown = (index: number, event: KeyboardEvent<HTMLTableRowElement>) => {
    const id = ids[index];
    // Keys pressed in a button or field of the row are meant for that.
    if (!takesFocus || event.target !== event.currentTarget || id === undefined) return;
    if (event.key === ' ' && selection) tick(index, !selection.has(id), event.shiftKey);
    else if (event.key === 'Enter') activate(index);
    else {
      const next = targetOf(event.key, index, ids.length);
      if (next === null) return;
      setCurrent(next);
      scrollTo(next);
      focusRow(event.currentTarget.parentElement, next);
    }
    event.preventDefault();
  };

  const actions = useRowActions({
    onTick: tick,
    onActivate: activate,
    onFocus: setCurrent,
    onKeyDown,
  });

  const of = (index: number) => ({
    ...factsOf(options, rows[index] as Row, canAct(index)),
    tabIndex: takesFocus ? (index === Math.min(current, ids.length - 1) ? 0 : -1) : undefined,
    actions,
  });

  return { ids, tickable, of };
}

/** The keys of all rows, and of those that can be ticked. */
function useIds<Row, Id extends string | number>({ rows, rowKey, isWhole }: Options<Row, Id>) {
  const ids = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const tickable = useMemo(
    () => (isWhole ? rows.filter(isWhole).map(rowKey) : ids),
    [rows, rowKey, isWhole, ids],
  );
  const canAct = (index: number) => !isWhole || isWhole(rows[index] as Row);
  return { ids, tickable, canAct };
}

/** What a row shows of itself. */
function factsOf<Row, Id extends string | number>(
  { columns, rowKey, rowLabel, selection, onRowActivate, isNew }: Options<Row, Id>,
  row: Row,
  canAct: boolean,
) {
  const id = rowKey(row);
  const ticked = selection?.has(id);
  const isTinted = ticked === true || isNew?.(row) === true;
  const isActive = onRowActivate !== undefined && canAct;
  return {
    ticked,
    canAct,
    label: rowLabel?.(row) ?? String(columns[0]?.csv?.(row) ?? id),
    className:
      [isTinted && styles.ticked, isActive && styles.active].filter(Boolean).join(' ') || undefined,
  };
}

/** Ticks a row, or all since the last one that was ticked. */
function useTick<Id extends string | number>(
  ids: Id[],
  tickable: Id[],
  selection: Selection<Id> | undefined,
) {
  const anchor = useRef(0);
  return (index: number, ticked: boolean, withShift: boolean) => {
    const [from, to] = [anchor.current, index].sort((a, b) => a - b) as [number, number];
    const id = ids[index];
    if (id === undefined) return;
    const meant = withShift ? ids.slice(from, to + 1) : [id];
    selection?.set(
      tickable === ids ? meant : meant.filter((one) => tickable.includes(one)),
      ticked,
    );
    anchor.current = index;
  };
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Frames within which even a slow machine has scrolled to a far row and drawn it. */
const PATIENCE = 60;

/** Focuses a row, waiting for virtual scrolling to draw it, unless the focus left the table. */
function focusRow(body: HTMLElement | null, index: number, tries = PATIENCE): void {
  const row = body?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  const { activeElement: focused } = document;
  if (row) row.focus();
  else if (tries > 0 && (focused === document.body || body?.contains(focused))) {
    requestAnimationFrame(() => focusRow(body, index, tries - 1));
  }
}
