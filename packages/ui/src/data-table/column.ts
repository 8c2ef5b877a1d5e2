import type { ReactNode } from 'react';

/** One column of a table, and of its CSV file. */
export interface Column<Row> {
  /** Unique in the table; also what `onSort` is asked with. */
  id: string;
  /** Text at the head; it must not be empty (see `hideHeader`). */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The head becomes a button. Without `onSort` the table sorts by `sortValue` itself. */
  sortable?: boolean;
  sortValue?: (row: Row) => string | number | null | undefined;
  /** The value in the CSV file; a column without it is left out there. */
  csv?: (row: Row) => string | number | null | undefined;
  /** A CSS width, for instance `8rem`. One of `100%` has what the others leave, and cuts off. */
  width?: string;
  /** Only screen readers get the head, as in columns of buttons. */
  hideHeader?: boolean;
  /** Its values need no explanation: on a phone they stand without the head's text. */
  selfEvident?: boolean;
  /**
   * Where it stands in a phone's row of two lines: `title` and `end` in the first, `meta` and
   * `badge` in the second. In a table with such columns the others are left out, but for buttons,
   * and so are empty values.
   */
  phone?: 'title' | 'end' | 'meta' | 'badge';
}

export interface Sort {
  /** A column's id. */
  id: string;
  dir: 'asc' | 'desc';
}
