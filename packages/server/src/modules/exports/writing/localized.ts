import type { Language } from '@backoffice/contracts';
import { writtenWordsIn } from '@backoffice/contracts/words';

import type { Column, WrittenColumn } from './column';

const WIDTHS = { text: 20, code: 16, money: 12, day: 12, moment: 18, count: 10, word: 16 };

/** Writes a moment as the clock of the company shows it, `YYYY-MM-DD HH:mm:ss`. */
export function clockOf(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(new Date(moment));
}

/** Columns in somebody's language and by the company's clock. */
export function localized<Row>(
  columns: readonly Column<Row>[],
  { language, timezone }: { language: Language; timezone: string },
): WrittenColumn<Row>[] {
  const words = writtenWordsIn(language);
  const clock = clockOf(timezone);
  return columns.map((column): WrittenColumn<Row> => {
    const { heading, is, width = WIDTHS[is] } = column;
    const named = { heading: words.fields[heading], width };
    if (column.is === 'word') {
      const group: Record<string, string> = words[column.words];
      const said = (word: string | null) =>
        word === null ? null : (group[word.replace('.', '_')] ?? word);
      return { ...named, is: 'text', value: (row) => said(column.value(row)) };
    }
    if (column.is === 'moment') {
      const at = (moment: string | null) => (moment === null ? null : clock(moment));
      return { ...named, is: 'moment', value: (row) => at(column.value(row, words)) };
    }
    if (column.is === 'count') return { ...named, is: column.is, value: column.value };
    return { ...named, is: column.is, value: (row) => column.value(row, words) };
  });
}
