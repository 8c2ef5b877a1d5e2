import type { UploadedImport } from '@backoffice/contracts';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { shownCells } from './broken-formula';
import { passedOver } from './checking/recognition/passed-over';
import { questionsOf } from './checking/suggest';
import { readFirstRows, readOne, readSameFile } from './imports.repository';
import { seesCells, shownImport } from './seen-cells';

const SHOWN = 20;

/** An import with the first rows of its file. Throws 404. */
export async function viewImport(
  db: Executor,
  caller: Caller,
  id: number,
): Promise<UploadedImport> {
  const { companyId } = caller;
  const found = await readOne(db, companyId, id);
  if (!found) throw refuse('import_not_found');
  const { reading, file_hash: hash, ...view } = found;
  const isSeen = seesCells(caller, view.user_id);
  const first = isSeen ? await readFirstRows(db, companyId, { id, limit: SHOWN }) : [];
  const questions = questionsOf(view.mapping, reading.columns);
  return {
    ...shownImport(caller, view),
    rows: first.map(([, cells]) => shownCells(cells)),
    lines: first.map(([line]) => line),
    encodings: reading.encodings,
    sheets: reading.sheets,
    suggested: reading.suggested,
    questions: isSeen ? questions : questions.map((one) => ({ ...one, example: '…' })),
    passedOver: passedOver(view.headers, view.mapping),
    again: await readSameFile(db, companyId, { hash, id }),
  };
}
