import { http } from '@backoffice/api-client';
import {
  IMPORT_REASONS,
  IMPORT_STATES,
  PRODUCT_TYPES,
  PATHS,
  pathTo,
  type Import,
  type ImportApplyInput,
  type ImportCheck,
  type ImportFinding,
  type ImportMappingInput,
  type ImportMissing,
  type PageInfo,
  type UploadedImport,
  type UploadOptions,
} from '@backoffice/contracts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';

import { mappingOf } from './import-mapping';
import {
  idOf,
  idOrNull,
  moneyOf,
  numberOf,
  oneOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

const PAGE_SIZE = 200;
/** Milliseconds: 20 MB on a slow line, and reading them. */
const UPLOAD_TIME = 180_000;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
const listOrNone = (value: unknown): Raw[] => (Array.isArray(value) ? rowsOf(value) : []);

const namesOf = (value: unknown) => listOrNone(value).map(({ name }) => ({ name: textOf(name) }));
const typedNamesOf = (value: unknown) =>
  listOrNone(value).map(({ name, type }) => ({
    name: textOf(name),
    type: wordOf(PRODUCT_TYPES, type),
  }));

function missingOf(raw: Raw): ImportMissing {
  return {
    brands: typedNamesOf(raw.brands),
    colors: namesOf(raw.colors),
    numbers: typedNamesOf(raw.numbers),
    types: typedNamesOf(raw.types),
    locations: namesOf(raw.locations),
  };
}

function checkOf(value: unknown): ImportCheck | null {
  if (!value) return null;
  const raw = recordOf(value);
  return {
    rows: numberOf(raw.rows),
    skipped: numberOf(raw.skipped),
    errors: numberOf(raw.errors),
    warnings: numberOf(raw.warnings),
    units: numberOf(raw.units),
    products: numberOf(raw.products),
    newProducts: numberOf(raw.newProducts),
    codes: numberOf(raw.codes),
    value: moneyOf(raw.value),
    locations: listOrNone(raw.locations).map(({ name, units }) => ({
      name: textOrNull(name),
      units: numberOf(units),
    })),
    items: numberOf(raw.items),
    known: numberOf(raw.known),
    missing: missingOf(recordOrEmpty(raw.missing)),
  };
}

function importOf(raw: Raw): Import {
  return {
    id: idOf(raw.id),
    name: textOf(raw.name),
    format: raw.format === 'xlsx' ? 'xlsx' : 'csv',
    encoding: textOrNull(raw.encoding),
    delimiter: textOrNull(raw.delimiter),
    sheet: textOrNull(raw.sheet),
    state: wordOf(IMPORT_STATES, raw.state),
    by: textOf(raw.by),
    uploaded_at: textOf(raw.uploaded_at),
    header_line: numberOf(raw.header_line),
    headers: textsOf(raw.headers),
    row_count: numberOf(raw.row_count),
    mapping: mappingOf(raw.mapping),
    check: checkOf(raw.check),
    booked: numberOf(raw.booked),
    total: numberOf(raw.total),
    started_at: textOrNull(raw.started_at),
    ended_at: textOrNull(raw.ended_at),
    operation: idOrNull(raw.operation),
    undone: raw.undone === true,
    failure: textOrNull(raw.failure),
  };
}

function againOf(value: unknown): UploadedImport['again'] {
  if (!value) return null;
  const raw = recordOf(value);
  return { import: idOf(raw.import), at: textOf(raw.at), by: textOf(raw.by) };
}

function uploadOf(value: unknown): UploadedImport {
  const raw = recordOf(value);
  return {
    ...importOf(raw),
    rows: (Array.isArray(raw.rows) ? raw.rows : []).map(textsOf),
    lines: (Array.isArray(raw.lines) ? raw.lines : []).map(numberOf),
    encodings: listOrNone(raw.encodings).map(({ encoding, example }) => ({
      encoding: textOf(encoding),
      example: textOf(example),
    })),
    sheets: textsOf(raw.sheets),
    suggested: oneOf(['remembered', 'recognized'] as const, raw.suggested) ?? 'nothing',
    questions: listOrNone(raw.questions).map(({ column, about, example }) => ({
      column: numberOf(column),
      about: about === 'days' ? 'days' : 'decimals',
      example: textOf(example),
    })),
    again: againOf(raw.again),
  };
}

/** Null for a reason that this release has no words for. */
export type Finding = Omit<ImportFinding, 'reason'> & { reason: ImportFinding['reason'] | null };

const findingOf = (raw: Raw): Finding => ({
  id: idOf(raw.id),
  level: raw.level === 'warning' ? 'warning' : 'error',
  line: numberOf(raw.line),
  column: textOrNull(raw.column),
  value: textOf(raw.value),
  reason: oneOf(IMPORT_REASONS, raw.reason),
  details: Object.fromEntries(
    Object.entries(recordOrEmpty(raw.details)).map(([name, detail]) => [name, textOf(detail)]),
  ),
  row: textsOf(raw.row),
});

interface FindingPage {
  rows: Finding[];
  page: PageInfo | null;
}

const findingsOf = ({ pages }: InfiniteData<FindingPage>) => ({
  rows: pages.flatMap(({ rows }) => rows),
  total: pages[0]?.page?.total ?? null,
  capped: pages[0]?.page?.capped ?? false,
});

type Level = ImportFinding['level'];

async function readFindings(
  id: number,
  params: { level: Level; limit: number; cursor: string | null },
  signal?: AbortSignal,
): Promise<FindingPage> {
  const path = pathTo(PATHS.importErrors, { id });
  const { data, page } = await http.full('GET', path, { params, ...(signal && { signal }) });
  return { rows: rowsOf(data).map(findingOf), page: page ?? null };
}

export const importQueries = {
  /** The latest imports, at most 50. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.imports, 'list'],
      queryFn: async ({ signal }) =>
        rowsOf(await http.get(PATHS.imports, { signal })).map(importOf),
    }),

  /** An import with the first rows of its file, and how far it is. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.imports, 'detail', id],
      queryFn: async ({ signal }) =>
        uploadOf(await http.get(pathTo(PATHS.importById, { id }), { signal })),
    }),

  /** What the last check found, of one level, by line, page by page (`fetchNextPage`). */
  findings: (id: number, level: Level, checkedAs: unknown) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.imports, 'findings', id, level, checkedAs],
      queryFn: ({ pageParam, signal }) =>
        readFindings(id, { level, limit: PAGE_SIZE, cursor: pageParam }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: findingsOf,
    }),
};

/** Everything that the last check found, errors first, for a file. */
export async function allFindings(id: number): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const level of ['error', 'warning'] as const) {
    let cursor: string | null = null;
    do {
      const { rows, page }: FindingPage = await readFindings(id, { level, limit: 5_000, cursor });
      found.push(...rows);
      cursor = page?.next ?? null;
    } while (cursor !== null);
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

const meta = { invalidates: [ROOTS.imports] };

export const importMutations = {
  /** Sends a file to be read; 413 and 422 say in `file` what to do about it. */
  upload: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<UploadInput>) => {
        const { file, options, signal, onSent } = input;
        const sent = { body: file, params: options, timeout: UPLOAD_TIME };
        return uploadOf(
          await http.post(PATHS.imports, { ...sent, signal, onSent, idempotencyKey }),
        );
      },
      meta,
    }),

  /** Checks every row; nothing is booked. */
  check: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ mapping: ImportMappingInput }>) => {
        const path = pathTo(PATHS.importById, { id });
        return importOf(
          recordOf(await http.put(path, { body: input, idempotencyKey, timeout: UPLOAD_TIME })),
        );
      },
      meta,
    }),

  /** Books all rows in the background; 409 `conflict` while another import is under way. */
  apply: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<ImportApplyInput>) => {
        const path = pathTo(PATHS.importApply, { id });
        return importOf(
          recordOf(await http.post(path, { body: input, idempotencyKey, timeout: UPLOAD_TIME })),
        );
      },
      meta: { invalidates: [ROOTS.imports, ROOTS.panels] },
    }),

  /** Gives an import up; what is booked of it is taken back in the background. */
  cancel: (id: number) =>
    mutationOptions({
      mutationFn: async ({ idempotencyKey }: Write<undefined>) =>
        importOf(recordOf(await http.post(pathTo(PATHS.importCancel, { id }), { idempotencyKey }))),
      meta,
    }),
};
