import {
  type Import,
  importCalls,
  type ImportFinding,
  type ImportMapping,
  type UploadedImport,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

import type { JudgedLine } from '../../modules/imports/judged-line';
import type { Shop } from '../shop/test-shop';
import type { TestServer } from '../test-server';

/** Sends a file as a browser does. */
export async function upload(
  { url }: TestServer,
  { token }: Pick<Shop, 'token'>,
  file: string | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
): Promise<UploadedImport> {
  const target = new URL(`${url}/api/v1/${importCalls.upload.path}`);
  target.search = new URLSearchParams({ name: 'stock.csv', ...query }).toString();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
  };
  const answer = await fetch(target, { method: 'POST', headers, body: file });
  const json = (await answer.json()) as unknown;
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(json)}`);
  return z.parse(importCalls.upload.answer, json).data;
}

export interface Checked {
  id: number;
  uploaded: UploadedImport;
  checked: Import;
  findings: ImportFinding[];
  /** The lines that would be booked; empty where anything is wrong. */
  lines: JudgedLine[];
}

/** Uploads a file and checks it by the suggested mapping, which `mend` may change. */
export async function check(
  server: TestServer,
  shop: Shop,
  file: string | Uint8Array<ArrayBuffer>,
  mend: (mapping: ImportMapping) => object = (mapping) => mapping,
): Promise<Checked> {
  const uploaded = await upload(server, shop, file);
  const { id } = uploaded;
  const body = { mapping: mend(uploaded.mapping) };
  const { data: checked } = await shop.api.ok(importCalls.check, { params: { id }, body });
  const query = { limit: 5_000 };
  const { data: findings } = await shop.api.ok(importCalls.findings, { params: { id }, query });
  const chunks = await server.database.db
    .selectFrom('import_chunks')
    .select('lines')
    .where('company_id', '=', shop.companyId)
    .where('import_id', '=', id)
    .orderBy('position')
    .execute();
  const lines = chunks.flatMap((chunk) => (chunk.lines ?? []) as JudgedLine[]);
  return { id, uploaded, checked, findings, lines };
}
