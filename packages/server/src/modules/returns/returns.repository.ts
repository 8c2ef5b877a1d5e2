import { type MovedMoney, type ReturnView, slipCode } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

interface NewReturn {
  companyId: number;
  userId: number;
  returnNumber: number;
  approvedBy: number | undefined;
  locationId: number | null;
  periodId: number;
  operationId: number;
  at: string;
  day: string;
  prices: string[];
  note: string;
}

export async function insertReturn(
  tx: Tx,
  made: NewReturn,
): Promise<{ id: number; total: string }> {
  const { rows } = await sql<{ id: number; total: string }>`
    insert into returns (company_id, return_number, user_id, approved_by, location_id, period_id,
      operation_id, returned_at, returned_on, recorded_at, total, note)
    select ${made.companyId}, ${made.returnNumber}, ${made.userId},
      cast(${made.approvedBy ?? null} as bigint), cast(${made.locationId} as bigint),
      ${made.periodId}, ${made.operationId}, ${made.at}, ${made.day}, ${made.at}, sum(price),
      ${made.note}
    from unnest(cast(${made.prices} as numeric(12, 2)[])) as line (price)
    returning id, total`.execute(tx);
  return rows[0] as { id: number; total: string };
}

/** Notes which sale was taken in exchange for the goods of a return. */
export const linkExchange = (
  tx: Tx,
  { companyId, returnId, saleId }: { companyId: number; returnId: number; saleId: number },
) =>
  tx
    .updateTable('returns')
    .set({ exchange_sale_id: saleId })
    .where('company_id', '=', companyId)
    .where('id', '=', returnId)
    .execute();

type ReturnRow = Omit<ReturnView['return'], 'code' | 'exchange'> & {
  sale_id: number | null;
  receipt_number: number;
  sale_total: string;
};

/** A return's header; undefined where the company has none with this id. */
export async function readReturn(
  db: Executor,
  companyId: number,
  returnId: number,
): Promise<ReturnView['return'] | undefined> {
  const { rows } = await sql<ReturnRow>`
    select r.id, r.return_number, r.returned_at, w.username as seller, a.username as approved_by,
      l.name as location, r.total, r.note, r.fiscal_number,
      (select count(*) from slip_prints e
        where e.company_id = r.company_id and e.return_id = r.id) as prints,
      s.id as sale_id, s.receipt_number, s.total as sale_total
    from returns r
    join users w on w.company_id = r.company_id and w.id = r.user_id
    left join users a on a.company_id = r.company_id and a.id = r.approved_by
    left join locations l on l.company_id = r.company_id and l.id = r.location_id
    left join sales s on s.company_id = r.company_id and s.id = r.exchange_sale_id
    where r.company_id = ${companyId} and r.id = ${returnId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { sale_id, receipt_number, sale_total: total, ...own } = row;
  const exchange = sale_id === null ? null : { sale_id, receipt_number, total };
  return { ...own, code: slipCode('return', row.return_number), exchange };
}

/** The money that moved with a return; for an exchange only the difference. */
export async function readMoney(
  db: Executor,
  companyId: number,
  returnId: number,
): Promise<MovedMoney[]> {
  const { rows } = await sql<MovedMoney>`
    select way, amount from till_entries
    where company_id = ${companyId} and source = 'return' and source_id = ${returnId}
    order by id`.execute(db);
  return rows;
}
