import { importCalls, type ImportFinding, type UploadOptions } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callWhole, writeAndRead, type Write } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import type { Sent } from './send';

const PAGE_SIZE = 200;
/** Milliseconds: 20 MB on a slow line, and reading them. */
const UPLOAD_TIME = 180_000;

type Level = ImportFinding['level'];

export const importQueries = {
  /** The latest imports, at most 50. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.imports, 'list'],
      queryFn: ({ signal }) => call(importCalls.list, { signal }),
    }),

  /** An import with the first rows of its file, and how far it is. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.imports, 'detail', id],
      queryFn: ({ signal }) => call(importCalls.one, { params: { id }, signal }),
    }),

  /** What the last check found, of one level, by line, page by page (`fetchNextPage`). */
  findings: (id: number, level: Level, checkedAs: unknown) =>
    paged(importCalls.findings, {
      queryKey: [ROOTS.imports, 'findings', id, level, checkedAs],
      params: { id },
      query: { level },
      pageSize: PAGE_SIZE,
    }),
};

/** Everything that the last check found of these levels, for a file. */
export async function allFindings(
  id: number,
  levels: readonly Level[] = ['error', 'warning'],
): Promise<ImportFinding[]> {
  const found: ImportFinding[] = [];
  for (const level of levels) {
    let cursor: string | null | undefined = null;
    do {
      const query = { level, limit: 5_000, cursor };
      const sent: Sent<typeof importCalls.findings> = { params: { id }, query };
      const { data, page } = await callWhole(importCalls.findings, sent);
      found.push(...data);
      cursor = page?.next;
    } while (cursor);
  }
  return found;
}

export interface UploadInput {
  file: Blob;
  options: UploadOptions;
  signal: AbortSignal;
  /** Told how much of the file is sent, from 0 to 1. */
  onSent: (share: number) => void;
}

const IMPORTS = [ROOTS.imports];

export const importMutations = {
  /** Sends a file to be read; 413 and 422 say in `file` what to do about it. */
  upload: () =>
    mutationOptions({
      mutationFn: ({ input, idempotencyKey }: Write<UploadInput>) => {
        const { file: body, options: query, signal, onSent } = input;
        const sent = { body, query, timeout: UPLOAD_TIME, signal, onSent, idempotencyKey };
        return call(importCalls.upload, sent);
      },
      meta: { invalidates: IMPORTS },
    }),

  /** Checks every row; nothing is booked. */
  check: (id: number) => {
    const check = writeAndRead(importCalls.check, {
      params: { id },
      timeout: UPLOAD_TIME,
      invalidates: IMPORTS,
    });
    return mutationOptions({
      ...check,
      // At once: else what the check before found shows until the import is read anew.
      onSuccess: (checked, _input, _before, { client }) =>
        client.setQueryData(
          importQueries.one(id).queryKey,
          (upload) => upload && { ...upload, ...checked },
        ),
    });
  },

  /** Books all rows in the background; 409 `conflict` while another import is under way. */
  apply: (id: number) =>
    writeAndRead(importCalls.apply, {
      params: { id },
      timeout: UPLOAD_TIME,
      invalidates: [ROOTS.imports, ROOTS.panels],
    }),

  /** Gives an import up; what is booked of it is taken back in the background. */
  cancel: (id: number) =>
    writeAndRead(importCalls.cancel, { params: { id }, invalidates: IMPORTS }),
};
