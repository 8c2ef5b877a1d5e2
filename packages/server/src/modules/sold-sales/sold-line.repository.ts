import type { FoundLine, Known, LineState, Reversal, SoldLine } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { partsOfEntry } from '../sales/entry-parts';

type Sql = RawBuilder<unknown>;

type LineRow = Omit<FoundLine, 'state' | 'reversed' | 'vat_rate' | 'owed'> & {
  owed: boolean;
  vat_rate: string | null;
  kind: Known<Reversal>['kind'] | null;
  reversed_at: string;
  reversed_by: string;
  approved_by: string | null;
  reason: string;
  note: string | null;
  return_id: number | null;
  return_number: number | null;
};

interface Asked {
  companyId: number;
  /** The condition for lines, with `x` for a line, `u` for its unit and `p` for its product. */
  which: Sql;
  newestFirst?: boolean;
  limit?: number;
}

const STATE = { return: 'returned', void: 'voided', correction: 'corrected' } as const;

function lineOf(row: LineRow): FoundLine {
  const { kind, reversed_at: at, reversed_by: by, approved_by, reason, note, ...rest } = row;
  const { return_id, return_number, vat_rate: rate, owed, ...line } = rest;
  const state: LineState = kind ? STATE[kind] : 'sold';
  const reversed = kind
    ? { kind, at, by, approved_by, reason, note: note ?? '', return_id, return_number }
    : null;
  const told = { ...line, vat_rate: rate === null ? null : Number(rate), state, reversed };
  return owed && !kind ? { ...told, owed } : told;
}

/** The lines alone, without the sale to which they belong. */
export function withoutSale(line: FoundLine): SoldLine {
  const { sale_id, receipt_number, sold_at, seller, location, vat_rate, ...own } = line;
  return own;
}

const LINES = sql`sale_lines x
  join units u on u.company_id = x.company_id and u.id = x.unit_id
  join products p on p.company_id = u.company_id and p.id = u.product_id`;

const NAMED = sql`
  join sales s on s.company_id = x.company_id and s.id = x.sale_id
  join users w on w.company_id = s.company_id and w.id = coalesce(s.salesperson_id, s.user_id)
  join brands b on b.company_id = x.company_id and b.id = x.brand_id
  left join colors c on c.company_id = x.company_id and c.id = x.color_id
  left join specific_types t on t.company_id = x.company_id and t.id = x.specific_type_id
  left join numbers n on n.company_id = x.company_id and n.id = x.number_id
  left join locations l on l.company_id = s.company_id and l.id = s.location_id
  left join reversals v on v.company_id = x.company_id and v.id = x.reversal_id
  left join users vw on vw.company_id = v.company_id and vw.id = v.user_id
  left join returns r on r.company_id = v.company_id and r.id = v.return_id
  left join users va
    on va.company_id = v.company_id and va.id = coalesce(v.approved_by, r.approved_by)`;

/**
 * Lines with what became of them. They are found first and named then: a join of all tables takes
 * longer to plan than to carry out.
 */
export async function readSoldLines(
  db: Executor,
  { companyId, which, newestFirst = false, limit }: Asked,
): Promise<FoundLine[]> {
  const order = newestFirst ? sql`x.id desc` : sql`x.id`;
  const { rows } = await sql<LineRow>`
    with lines as materialized (
      select x.*, u.barcode, u.number_id, p.code, p.name, p.brand_id, p.color_id,
        p.specific_type_id
      from ${LINES}
      where x.company_id = ${companyId} and ${which}
      order by ${order} ${limit ? sql`limit ${limit}` : sql``}
    )
    select x.id, x.unit_id, x.barcode, x.code, x.product_type as type, b.name as brand,
      c.name as color, n.name as number, t.name as specific_type, x.name, x.regular_price,
      x.price, x.payment_type as "paymentType", x.bank, ${partsOfEntry(sql`x.id`)} as parts, x.sale_type, x.corrects_id as corrects,
      x.owed, x.sale_id, s.receipt_number, s.sold_at, w.username as seller, l.name as location,
      s.vat_rate,
      v.kind, v.happened_at as reversed_at, vw.username as reversed_by,
      va.username as approved_by, v.reason, r.note, v.return_id, r.return_number
    from lines x ${NAMED}
    order by ${order}`.execute(db);
  return rows.map(lineOf);
}
