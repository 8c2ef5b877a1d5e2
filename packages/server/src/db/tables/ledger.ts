import type {
  Bank,
  CashPieces,
  ClosingCount,
  ClosingSnapshot,
  MovementDirection,
  MovementReason,
  PaymentType,
  TillSource,
  TillWay,
  TransactionType,
} from '@backoffice/contracts';
import type { Generated } from 'kysely';

import type { Day, Json, Moment, Money, Row } from './columns';

/** Money: tills, bookings, and what administration sells. */
export interface LedgerTables {
  till_periods: Row & {
    location_id: number | null;
    opened_at: Moment;
    closed_at: Generated<Moment | null>;
    /** What was in the drawer when it began, where somebody counted. */
    counted_cash: Generated<Money | null>;
    counted_by: Generated<number | null>;
    counted_at: Generated<Moment | null>;
  };
  till_movements: Row & {
    period_id: number;
    location_id: number | null;
    direction: MovementDirection;
    way: TillWay;
    amount: Money;
    reason: MovementReason;
    note: Generated<string>;
    user_id: number;
    recorded_at: Moment;
  };
  closings: Row & {
    period_id: number;
    location_id: number | null;
    number: number;
    opened_at: Moment;
    closed_at: Moment;
    closed_on: Day;
    user_id: number;
    opening_cash: Money;
    /** Written as JSON text: what was expected and what was counted, by way of payment. */
    counts: Json<ClosingCount[]>;
    /** Written as JSON text: how many of each coin and note, which are named by their cents. */
    cash: Json<CashPieces>;
    left_cash: Money;
    reason: Generated<string>;
    /** Written as JSON text: the report as it was printed. */
    snapshot: Json<ClosingSnapshot>;
  };
  closing_recounts: Row & {
    closing_id: number;
    cash: Json<CashPieces>;
    terminals: Json<Record<Bank, string>>;
    counted_cash: Money;
    reason: string;
    user_id: number;
    recorded_at: Moment;
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
    bank: Generated<Bank | null>;
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
    /** Written as JSON text. */
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
  article_sales: Row & {
    article_id: number;
    price: Money;
    user_id: number;
    sold_at: Moment;
    payment_type: Generated<PaymentType>;
    bank: Generated<Bank | null>;
  };
}
