import type { PaymentType, TillWay, TransactionType } from '@backoffice/contracts';
import type { Generated } from 'kysely';

import type { Day, Moment, Money, Row } from './columns';

/** What an entry of a till comes from. */
export type TillSource =
  'sale' | 'return' | 'correction' | 'void' | 'movement' | 'transaction' | 'article_sale';

/** Money: tills, bookings, and what administration sells. */
export interface LedgerTables {
  till_periods: Row & {
    location_id: number | null;
    opened_at: Moment;
    closed_at: Generated<Moment | null>;
  };
  till_entries: Row & {
    period_id: number | null;
    location_id: number | null;
    source: TillSource;
    source_id: number;
    way: TillWay;
    amount: Money;
    late: Generated<boolean>;
    booked_on: Day;
    user_id: number;
    recorded_at: Moment;
  };
  transaction_subtypes: Row & { name: string; price: Money | null };
  transactions: Row & {
    subtype: string;
    transaction_type: TransactionType;
    payment_type: PaymentType;
    amount: Money;
    description: string | null;
    booked_on: Day;
    user_id: number;
    recorded_at: Moment;
    location_id: number | null;
  };
  transaction_versions: Row & {
    transaction_id: number;
    change: 'edited' | 'deleted';
    changed_at: Moment;
    changed_by: number;
    /** JSON text on its way in. */
    before: string;
  };
  articles: Row & {
    article_number: string;
    article_number_key: string;
    name: string;
    type: string;
    quantity: Generated<number>;
    created_at: Moment;
  };
  article_quantities: Row & {
    article_id: number;
    added: number;
    user_id: number;
    recorded_at: Moment;
  };
  article_sales: Row & { article_id: number; price: Money; user_id: number; sold_at: Moment };
}
