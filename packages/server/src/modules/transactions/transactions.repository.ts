import type {
  Bank,
  Known,
  Transaction,
  TransactionSubtype,
  TransactionType,
  PaymentType,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import { type AskedShop, inShop } from '../till/asked-shop';

const COLUMNS = [
  'id',
  'subtype as subType',
  'transaction_type',
  'payment_type',
  'amount as sale_price',
  'description',
  'booked_on as date',
  'bank',
  'location_id',
  sql<string | null>`(select l.name from locations l
    where l.company_id = transactions.company_id and l.id = transactions.location_id)`.as(
    'location',
  ),
] as const;

interface Asked {
  companyId: number;
  day: string;
  /** Undefined for the bookings of all shops. */
  shop: AskedShop;
}

export const readTransactions = (
  db: Executor,
  { companyId, day, shop }: Asked,
): Promise<Known<Transaction>[]> =>
  db
    .selectFrom('transactions')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('booked_on', '=', day)
    .where(sql<boolean>`${inShop(sql.ref('location_id'), shop)}`)
    .orderBy('id')
    .execute();

export interface Booking {
  subtype: string;
  transaction_type: TransactionType;
  payment_type: PaymentType;
  bank: Bank | null;
  amount: string;
  description: string | null;
  booked_on: string;
  location_id: number | null;
}

export const insertTransaction = (
  tx: Tx,
  { companyId, userId, at }: { companyId: number; userId: number; at: string },
  booking: Booking,
): Promise<Known<Transaction>> =>
  tx
    .insertInto('transactions')
    .values({ ...booking, company_id: companyId, user_id: userId, recorded_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface Change {
  companyId: number;
  userId: number;
  at: string;
  id: number;
  change: 'edited' | 'deleted';
}

/** Locks a booking and keeps it as it is now; answers it, undefined where there is none. */
export async function keepVersion(
  tx: Tx,
  { companyId, userId, at, id, change }: Change,
): Promise<Known<Transaction> | undefined> {
  const before = await tx
    .selectFrom('transactions')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await sql`
    with locked as (
      select * from transactions where company_id = ${companyId} and id = ${id}
    )
    insert into transaction_versions (company_id, transaction_id, change, changed_at, changed_by,
      before)
    select ${companyId}, id, ${change}, ${at}, ${userId}, to_jsonb(locked) from locked`.execute(tx);
  return before;
}

export const updateTransaction = (
  tx: Tx,
  companyId: number,
  id: number,
  booking: Booking,
): Promise<Known<Transaction>> =>
  tx
    .updateTable('transactions')
    .set(booking)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const deleteTransaction = (tx: Tx, companyId: number, id: number) =>
  tx.deleteFrom('transactions').where('company_id', '=', companyId).where('id', '=', id).execute();

export const readSubtypes = (db: Executor, companyId: number): Promise<TransactionSubtype[]> =>
  db
    .selectFrom('transaction_subtypes')
    .select(['id', 'name', 'price'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
