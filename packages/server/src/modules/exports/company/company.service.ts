import type { Language } from '@backoffice/contracts';
import { LIST_NAMES } from '@backoffice/contracts/words';

import { readTables } from '../../../backup/tables';
import type { Context } from '../../../caller';
import type { FileAnswer, FileInput } from '../../../http/file-answer';
import { fileName, tellExport } from '../exports.service';
import { csvPieces } from '../writing/csv';
import { lettingOthersIn } from '../writing/let-others-in';
import { clockOf } from '../writing/localized';
import { zipStream } from '../writing/zip-stream';
import { readCompanyRows } from './company-rows.repository';
import { CONTENTS, INTRODUCTIONS } from './contents';
import { columnsOf } from './table-csv';
import { COMPANY_TABLES, TABLES_LEFT_OUT } from './tables';

/** The text of `README.txt`, which says what each file holds. */
function readme(language: Language, company: string, { caller, today }: Context): string {
  const introduction = INTRODUCTIONS[language].map((line) =>
    line
      .replace('{company}', company)
      .replace('{day}', today)
      .replace('{timezone}', caller.timezone),
  );
  const files = COMPANY_TABLES.map((table) => `${table}.csv: ${CONTENTS[table][language]}`);
  return `\uFEFF${[...introduction, files.join('\r\n')].join('\r\n\r\n')}\r\n`;
}

async function* counted<Row>(
  pages: AsyncIterable<readonly Row[]>,
  count: (rows: number) => void,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of lettingOthersIn(pages)) {
    count(rows.length);
    yield rows;
  }
}

/** Everything that the caller's company has, as a ZIP of a CSV file for each table. */
export async function exportCompany(
  doing: Pick<FileInput, 'db' | 'context' | 'room'>,
  language: Language,
): Promise<FileAnswer> {
  const { db, context } = doing;
  const { caller } = context;
  const tables = new Map((await readTables(db, TABLES_LEFT_OUT)).map((one) => [one.name, one]));
  const { name: company } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', caller.companyId)
    .executeTakeFirstOrThrow();
  const clock = clockOf(caller.timezone);
  let count = 0;
  const content = zipStream(async (add) => {
    try {
      await add('README.txt', [Buffer.from(readme(language, company, context))]);
      for (const name of COMPANY_TABLES) {
        const table = tables.get(name);
        if (!table) throw new Error(`There is no table ${name}`);
        const rows = counted(
          readCompanyRows(db, caller.companyId, table),
          (more) => void (count += more),
        );
        await add(`${name}.csv`, csvPieces(columnsOf(table, clock), rows));
      }
    } finally {
      await tellExport(doing, { list: 'company', format: 'zip', rows: count });
    }
  });
  return {
    name: `${await fileName(doing, LIST_NAMES.company[language])}.zip`,
    type: 'application/zip',
    content,
  };
}
