import type { UploadedImport } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { notFound } from '../../errors';
import type { Caller } from '../../http/context';
import { questionsOf } from './checking/suggest';
import { readFirstRows, readOne, readSameFile } from './imports.repository';

const SHOWN = 20;

/** An import with the first rows of its file. Throws 404. */
export async function viewImport(
  db: Executor,
  { companyId }: Caller,
  id: number,
): Promise<UploadedImport> {
  const found = await readOne(db, companyId, id);
  if (!found) throw notFound('The import');
  const { reading, file_hash: hash, ...view } = found;
  const first = await readFirstRows(db, companyId, { id, limit: SHOWN });
  return {
    ...view,
    rows: first.map(([, cells]) => cells),
    lines: first.map(([line]) => line),
    encodings: reading.encodings,
    sheets: reading.sheets,
    suggested: reading.suggested,
    questions: questionsOf(view.mapping, reading.columns),
    again: await readSameFile(db, companyId, { hash, id }),
  };
}
