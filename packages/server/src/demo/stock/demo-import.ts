import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { applyImport } from '../../modules/imports/booking/applying/apply.service';
import { digestOf } from '../../modules/imports/booking/applying/digest';
import { bookBatch } from '../../modules/imports/booking/running/batch.service';
import { keepJudgement, prepareCheck } from '../../modules/imports/checking/checking.service';
import { suggestMapping } from '../../modules/imports/checking/suggest';
import { readBytes } from '../../modules/imports/reading/read-bytes';
import { keepUpload } from '../../modules/imports/upload.service';

interface Scene {
  tx: Tx;
  on: (daysAgo: number, minutes: number, who?: 'owner') => Context;
}

/** A supplier's file as a shop keeps it; each box carries the supplier's own code. */
const FILE = `Marka;Kodi;Tipi;Ngjyra;Numri;Sasia;Çmimi i blerjes;Çmimi i shitjes;EAN
Geox;GX-D84;Loafers;Black;37;2;38,50;79,90;8054730000016
Geox;GX-D84;Loafers;Black;38;3;38,50;79,90;8054730000023
Geox;GX-D84;Loafers;Black;39;3;38,50;79,90;8054730000030
Geox;GX-D84;Loafers;Black;40;2;38,50;79,90;8054730000047
Ecco;EC-S07;Sneakers;White;41;2;52,00;109,90;8054730000054
Ecco;EC-S07;Sneakers;White;42;3;52,00;109,90;8054730000061
Ecco;EC-S07;Sneakers;White;43;3;52,00;109,90;8054730000078
Ecco;EC-S07;Sneakers;White;44;1;52,00;109,90;8054730000085
`;
const NAME = 'porosia e pranverës.csv';
const SERVER = 'demo';

/** A file that came in three weeks ago, with the codes of its supplier. */
export async function addImport({ tx, on }: Scene): Promise<void> {
  const context = on(21, 10 * 60);
  const { companyId, timezone } = context.caller;
  const bytes = Buffer.from(FILE);
  const chunks: string[] = [];
  const facts = await readBytes(bytes, {}, (rows) => chunks.push(JSON.stringify(rows)));
  const upload = { file: { ...facts, chunks }, hash: `demo ${NAME}` };
  const id = await keepUpload(tx, context, upload, { name: NAME });
  const { headers, columns } = facts;
  const { mapping } = suggestMapping({ headers, facts: columns, remembered: undefined });
  const judgement = await prepareCheck(tx, context, id, mapping);
  await keepJudgement(tx, context, id, judgement);
  const digest = await digestOf(tx, companyId, id);
  await applyImport(tx, context, id, { digest, create: true });
  await sql`update imports set claimed_by = ${SERVER}
    where company_id = ${companyId} and id = ${id}`.execute(tx);
  const work = { companyId, id, server: SERVER, timezone, state: 'applying' } as const;
  const batch = { now: context.now, size: 500 };
  while ((await bookBatch(tx, work, batch)) === 'more');
}
