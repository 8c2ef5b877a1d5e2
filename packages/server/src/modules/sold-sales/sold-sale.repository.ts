import { slipCode, type SoldSale } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { type Booked, periodOf } from './sale-period';

interface SaleRow extends Booked, Omit<SoldSale, 'code' | 'period' | 'vat_rate' | 'exchange'> {
  location_id: number | null;
  vat_rate: string | null;
  return_id: number | null;
  return_number: number;
  return_total: string;
}

/** A sale as it is shown, with what only the server needs of it. */
export interface FoundSale {
  sale: SoldSale;
  locationId: number | null;
  periodId: number | null;
  isPeriodClosed: boolean;
}

interface Asked {
  companyId: number;
  saleId: number;
  today: string;
}

/** A sale's header; undefined where the company has none with this id. */
export async function readSoldSale(
  db: Executor,
  { companyId, saleId, today }: Asked,
): Promise<FoundSale | undefined> {
  const { rows } = await sql<SaleRow>`
    select s.id, s.receipt_number, s.sold_at, s.sold_on, w.username as seller,
      s.user_id as seller_id, l.name as location, s.location_id, s.total, s.received, s.vat_rate,
      s.fiscal_number, s.period_id, d.closed_at is not null as is_closed,
      exists (select from till_periods c where c.company_id = s.company_id
        and c.location_id is not distinct from s.location_id and c.closed_at is not null)
        as has_closings,
      (select count(*) from slip_prints e where e.company_id = s.company_id and e.sale_id = s.id)
        as prints,
      r.id as return_id, r.return_number, r.total as return_total
    from sales s
    join users w on w.company_id = s.company_id and w.id = coalesce(s.salesperson_id, s.user_id)
    left join locations l on l.company_id = s.company_id and l.id = s.location_id
    left join till_periods d on d.company_id = s.company_id and d.id = s.period_id
    left join returns r on r.company_id = s.company_id and r.exchange_sale_id = s.id
    where s.company_id = ${companyId} and s.id = ${saleId}`.execute(db);
  return rows[0] && foundSale(rows[0], today);
}

function foundSale(row: SaleRow, today: string): FoundSale {
  const { period_id, is_closed, has_closings, location_id, ...shown } = row;
  const { return_id, return_number, return_total: total, ...own } = shown;
  return {
    sale: {
      ...own,
      code: slipCode('sale', row.receipt_number),
      vat_rate: row.vat_rate === null ? null : Number(row.vat_rate),
      period: periodOf(row, today),
      exchange: return_id === null ? null : { return_id, return_number, total },
    },
    locationId: location_id,
    periodId: period_id,
    isPeriodClosed: is_closed,
  };
}
