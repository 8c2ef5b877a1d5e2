import type { WrittenWords } from '@backoffice/contracts/words';

/**
 * A column of a list. `is` decides how its values are written: `code` is text that looks like a
 * number, `count` a number, `money` euros as "45.50", `day` YYYY-MM-DD, `moment` ISO in UTC, `word`
 * a key of ours that is translated; a text that holds such keys has the words beside its row.
 */
export type Column<Row> = {
  heading: keyof WrittenWords['fields'];
  /** Only for `costs.view`. */
  costs?: true;
  /** Characters. */
  width?: number;
} & (
  | {
      is: 'text' | 'code' | 'money' | 'day' | 'moment';
      value: (row: Row, words: WrittenWords) => string | null;
    }
  | { is: 'count'; value: (row: Row) => number | null }
  | {
      is: 'word';
      words: Exclude<keyof WrittenWords, 'fields'>;
      value: (row: Row) => string | null;
    }
);

/** A column in one language, with moments by the company's clock. */
export interface WrittenColumn<Row> {
  heading: string;
  is: 'text' | 'code' | 'money' | 'day' | 'moment' | 'count';
  width: number;
  value: (row: Row) => string | number | null;
}

export interface WrittenSheet<Row> {
  title: string;
  columns: WrittenColumn<Row>[];
  isRightToLeft: boolean;
}
