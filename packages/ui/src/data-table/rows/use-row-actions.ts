import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Actions on a row of a table, which is named by its place. */
export interface RowActions {
  onTick: (index: number, ticked: boolean, withShift: boolean) => void;
  onActivate: (index: number) => void;
  onFocus: (index: number) => void;
  onKeyDown: (index: number, event: KeyboardEvent<HTMLTableRowElement>) => void;
}

/** Keeps the functions the same each time the table is drawn, so that a tick draws one row only. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [steady] = useState<RowActions>(() => ({
    onTick: (...tick) => latest.current.onTick(...tick),
    onActivate: (index) => latest.current.onActivate(index),
    onFocus: (index) => latest.current.onFocus(index),
    onKeyDown: (...key) => latest.current.onKeyDown(...key),
  }));
  return steady;
}
