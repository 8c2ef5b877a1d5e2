import { gtinOf } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import { sql } from 'kysely';

import type { Executor } from '../../../../db/database';
import { nameKey } from '../../../../db/name-key';
import { refuse } from '../../../../errors';
import { listed } from '../../../units/units-in-words';
import type { CodeLine, StockLine } from '../../judged-line';

function again(what: string[]) {
  const codes = listed(what);
  return refuse(
    'taken_check_again',
    { codes },
    { fields: { id: say('taken_since_check', { codes }) } },
  );
}

/**
 * Throws 422 for barcodes of units that are in stock, under way, sold or out, but for those that were
 * taken back as never delivered: these are revived.
 */
export async function refuseTakenBarcodes(
  db: Executor,
  companyId: number,
  lines: Pick<StockLine, 'barcode'>[],
): Promise<void> {
  const barcodes = lines.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));
  if (!barcodes.length) return;
  const { rows } = await sql<{ barcode: string }>`
    select u.barcode from units u
    left join outs o on o.company_id = u.company_id and o.id = u.out_id
    where u.company_id = ${companyId} and u.barcode = any(cast(${barcodes} as text[]))
      and (u.sale_id is not null or o.reason is distinct from 'not_delivered')
    order by u.barcode`.execute(db);
  if (rows.length) throw again(rows.map(({ barcode }) => barcode));
}

/** Throws 422 where codes of a list, which are kept by now, mean something else since its check. */
export async function refuseOtherMeanings(
  db: Executor,
  companyId: number,
  codes: CodeLine[],
): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select a.code from jsonb_to_recordset(cast(${JSON.stringify(codes)} as jsonb))
      as a (product bigint, number bigint, code text, gtin text)
    where not exists (select from product_codes k where k.company_id = ${companyId}
      and k.gtin = a.gtin and k.product_id = a.product
      and k.number_id is not distinct from a.number)
    order by a.gtin`.execute(db);
  if (rows.length) throw again(rows.map(({ code }) => code));
}

interface Coded {
  gtin: string;
  code: string;
  product: string;
}

const known = (parts: (string | null)[]) =>
  parts.map((part) => (part === null ? '' : nameKey(part))).join('\n');

const knownBy = (line: StockLine) =>
  known([line.productType, line.code, line.brand, line.type, line.color, line.name, line.size]);

/** Throws 422 for suppliers' codes that name another product or size. */
export async function refuseTakenCodes(
  db: Executor,
  companyId: number,
  lines: StockLine[],
): Promise<void> {
  const coded = new Map<string, StockLine>();
  for (const line of lines) {
    const gtin = line.productCode === null ? null : gtinOf(line.productCode);
    if (gtin !== null) coded.set(gtin, line);
  }
  if (!coded.size) return;
  const { rows } = await sql<Coded>`
    select k.gtin, k.code, concat_ws(E'\n', p.type, p.code_key, b.name_key, coalesce(t.name_key, ''),
      coalesce(c.name_key, ''), coalesce(p.name_key, ''), coalesce(n.name_key, '')) as product
    from product_codes k
    join products p on p.company_id = k.company_id and p.id = k.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    left join numbers n on n.company_id = k.company_id and n.id = k.number_id
    where k.company_id = ${companyId} and k.gtin = any(cast(${[...coded.keys()]} as text[]))
    order by k.gtin`.execute(db);
  const taken = rows.filter(({ gtin, product }) => {
    const line = coded.get(gtin);
    return line && knownBy(line) !== product;
  });
  if (taken.length) throw again(taken.map(({ code }) => code));
}
