import { Readable } from 'node:stream';

import type { ExportFormat, ExportList, Language } from '@backoffice/contracts';
import { LIST_NAMES } from '@backoffice/contracts/words';

import { recordEvent } from '../../audit/record-event';
import { authorize, may } from '../../authorize';
import type { FileAnswer, FileInput } from '../../http/file-answer';
import { parse } from '../../http/validate';
import { LISTS } from './lists';
import type { ExportedList } from './lists/define-list';
import { csvPieces } from './writing/csv';
import { lettingOthersIn } from './writing/let-others-in';
import { localized } from './writing/localized';
import { workbookStream } from './writing/workbook';

type Doing = Pick<FileInput, 'db' | 'context' | 'room'>;
type Rows = AsyncIterable<readonly never[]>;

interface Asked {
  list: ExportList;
  format: ExportFormat;
  language: Language;
  /** The list's own filter, as the request's query has it. */
  filter: Record<string, unknown>;
}

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** What the audit is told about an export. */
interface Left {
  list: string;
  format: ExportFormat | 'zip';
  rows: number;
  filter?: Record<string, unknown>;
}

/** Characters of a filter that the audit keeps: a search is short, a list of ids is long. */
const MOST_TOLD = 500;

const inWords = (filter: Record<string, unknown>): string =>
  Object.entries(filter)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
    .slice(0, MOST_TOLD);

/** Tells the audit about an export, even one that was broken off halfway. */
export async function tellExport(
  { db, context, room }: Doing,
  { list, format, rows, filter = {} }: Left,
): Promise<void> {
  if (!room.hasRoom()) return;
  const asked = inWords(filter);
  const changes = {
    ...{ rows: { after: rows }, format: { after: format } },
    ...(asked && { filter: { after: asked } }),
  };
  await recordEvent(db, context, { kind: 'list.exported', subject: list, changes });
}

/**
 * Reads the first page before anything is answered, so that a refusal is an answer of its own and
 * not a broken file.
 */
async function begun(pages: Rows): Promise<Rows> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    try {
      for (let page = first; !page.done; page = await rest.next()) yield page.value;
    } finally {
      await rest.return?.();
    }
  })();
}

async function* told(
  pages: Rows,
  tell: (rows: number) => Promise<void>,
): AsyncGenerator<readonly never[]> {
  let count = 0;
  try {
    for await (const rows of lettingOthersIn(pages)) {
      count += rows.length;
      yield rows;
    }
  } finally {
    await tell(count);
  }
}

/** A file's name without its ending: title, company and day, as "Stock Pantofla 2026-11-23". */
export async function fileName(
  { db, context: { caller, today } }: Doing,
  title: string,
): Promise<string> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', caller.companyId)
    .executeTakeFirstOrThrow();
  return `${title} ${name} ${today}`;
}

/** A list as a file that is read while it is sent. Throws 403 and 422, before its first byte. */
export async function exportList(
  doing: Doing,
  { list, format, language, filter }: Asked,
): Promise<FileAnswer> {
  const { db, context } = doing;
  const { caller } = context;
  const exported: ExportedList = LISTS[list];
  authorize(caller, exported.call.action);
  const query = parse(exported.filter, filter);
  const columns = exported
    .columns(query)
    .filter(({ costs }) => !costs || may(caller, 'costs.view'));
  const written = localized(columns, { language, timezone: caller.timezone });
  const found = await begun(exported.pages({ db, context, query }));
  const rows = told(found, (count) => tellExport(doing, { list, format, filter, rows: count }));
  const title = LIST_NAMES[list][language];
  const sheet = { title, columns: written, isRightToLeft: language === 'ar' };
  return {
    name: `${await fileName(doing, title)}.${format}`,
    type: MEDIA_TYPES[format],
    content:
      format === 'xlsx'
        ? workbookStream(sheet, rows)
        : Readable.from(csvPieces(written, rows), { objectMode: false }),
  };
}
