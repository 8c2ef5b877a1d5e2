import crypto from 'node:crypto';

import type { uploadQuerySchema } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { may } from '../../authorize';
import type { Caller, Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { headersHash, suggestMapping } from './checking/suggest';
import { giveUp, insertImport, readMapping } from './imports.repository';
import { type ReadFile, readFile } from './reading/read-file';
import { withoutCost } from './seen-cells';

type Asked = z.output<typeof uploadQuerySchema>;

export interface Upload {
  file: ReadFile;
  hash: string;
}

/** Reads what was sent as a file. Throws 413, 422 and 429 with what to do about it. */
export async function readUpload(
  { companyId, userId }: Caller,
  body: unknown,
  asked: Asked,
): Promise<Upload> {
  if (!Buffer.isBuffer(body) || !body.length) {
    throw refuse('file_empty', {}, { at: 'file' });
  }
  const { encoding, delimiter, sheet, header_line: line } = asked;
  const headerLine = line === undefined ? undefined : Number(line);
  const person = `${companyId}.${userId}`;
  const file = await readFile(person, body, { encoding, delimiter, sheet, headerLine });
  return { file, hash: crypto.createHash('sha256').update(body).digest('hex') };
}

const NAMELESS = 'Table';

/** Keeps a file that was read, with what its columns probably are; answers the import's id. */
export async function keepUpload(
  tx: Tx,
  { caller, now }: Context,
  { file: { chunks, ...file }, hash }: Upload,
  { name, replaces }: Asked,
): Promise<number> {
  const { companyId, userId } = caller;
  const at = now.toISOString();
  if (replaces !== undefined) await giveUp(tx, companyId, { id: replaces, at });
  const { headers, columns, encodings, sheets } = file;
  const ofHeaders = headersHash(headers);
  const remembered = await readMapping(tx, companyId, ofHeaders);
  const suggestion = suggestMapping({ headers, facts: columns, remembered });
  // A remembered mapping may hold a purchase price that somebody else typed.
  if (!may(caller, 'costs.view')) suggestion.mapping = withoutCost(suggestion.mapping);
  return insertImport(tx, {
    ...{ companyId, userId, at, file, chunks },
    name: name || NAMELESS,
    fileHash: hash,
    headersHash: ofHeaders,
    reading: { ...suggestion, columns, encodings, sheets },
  });
}
