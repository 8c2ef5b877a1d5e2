import type { ReferenceKind } from '@backoffice/contracts';
import { sql } from 'kysely';

import { recordEvent } from '../../../../audit/record-event';
import type { Context } from '../../../../caller';
import type { Tx } from '../../../../db/database';
import { nameKey } from '../../../../db/name-key';
import { toColumns } from '../../../reference/reference-tables';
import type { ArticleLine, CodeLine, ItemLine } from '../../judged-line';
import { insertCodes } from '../running/units.repository';
import type { StoredImport } from '../stored-import';
import { makeItems } from './references';
import { refuseOtherMeanings } from './taken';

type Line = ItemLine | ArticleLine | CodeLine;

/** Items of reference data; those that are there already stay as they are. */
async function bookReferences(tx: Tx, context: Context, lines: ItemLine[]): Promise<void> {
  for (const kind of new Set(lines.map((line) => line.kind))) {
    const items = lines.flatMap((line) =>
      line.kind === kind ? [toColumns(kind as ReferenceKind, line.input)] : [],
    );
    await makeItems(tx, context, kind, items);
  }
}

/** Articles are made where they are new; what the rows bring is added to the quantity. */
async function bookArticles(tx: Tx, { caller, now }: Context, lines: ArticleLine[]): Promise<void> {
  const { companyId, userId } = caller;
  const at = now.toISOString();
  const rows = lines.map((line) => ({
    number: line.articleNumber,
    key: nameKey(line.articleNumber),
    ...{ name: line.name, type: line.type, quantity: line.quantity },
  }));
  const asked = sql`jsonb_to_recordset(cast(${JSON.stringify(rows)} as jsonb))
    as row (number text, key text, name text, type text, quantity bigint)`;
  await sql`insert into articles (company_id, article_number, article_number_key, name, type, created_at)
    select distinct on (key) ${companyId}, number, key, name, type, cast(${at} as timestamptz)
    from ${asked} order by key on conflict do nothing`.execute(tx);
  await sql`
    with brought as (
      select a.id, row.quantity from ${asked}
      join articles a on a.company_id = ${companyId} and a.article_number_key = row.key
      where row.quantity > 0
    ), added as (
      update articles a set quantity = a.quantity + more.quantity
      from (select id, sum(quantity) as quantity from brought group by id) more
      where a.company_id = ${companyId} and a.id = more.id
    )
    insert into article_quantities (company_id, article_id, added, user_id, recorded_at)
    select ${companyId}, id, quantity, ${userId}, ${at} from brought`.execute(tx);
}

async function bookCodes(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  importId: number,
  codes: CodeLine[],
): Promise<void> {
  await insertCodes(tx, { companyId, userId, importId, at: now.toISOString() }, codes);
  await refuseOtherMeanings(tx, companyId, codes);
}

/** Books reference data, articles or supplier codes, all in the one transaction of the call that applies them. */
export async function bookItems(
  tx: Tx,
  context: Context,
  found: StoredImport,
  lines: Line[],
): Promise<void> {
  const { caller, now } = context;
  const at = now.toISOString();
  await bookReferences(
    tx,
    context,
    lines.filter((line) => line.is === 'item'),
  );
  const articles = lines.filter((line) => line.is === 'article');
  if (articles.length) await bookArticles(tx, context, articles);
  const codes = lines.filter((line) => line.is === 'code');
  if (codes.length) await bookCodes(tx, context, found.id, codes);
  await tx
    .updateTable('imports')
    .set({ state: 'applied', booked: lines.length, started_at: at, ended_at: at })
    .set({ unit_count: lines.length })
    .where('company_id', '=', caller.companyId)
    .where('id', '=', found.id)
    .execute();
  await recordEvent(tx, context, { kind: 'import.applied', subject: found.name });
}
