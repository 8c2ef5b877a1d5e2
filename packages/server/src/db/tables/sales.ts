import type {
  Bank,
  ParsedHold,
  PaymentType,
  PaymentWay,
  ProductType,
  SaleRowKind,
  SaleType,
  SettleReason,
} from '@backoffice/contracts';
import type { Generated } from 'kysely';

import type { Day, Moment, Money, Owned, Row } from './columns';

/** What was sold and taken back, and the figures of both. */
export interface SalesTables {
  sales: Row & {
    receipt_number: number;
    user_id: number;
    location_id: number | null;
    sold_at: Moment;
    sold_on: Day;
    recorded_at: Moment;
    total: Money;
    client_key: string | null;
    vat_rate: string | null;
    fiscal_number: Generated<string | null>;
    period_id: number | null;
    operation_id: number | null;
    /** What the customer handed over in cash. */
    received: Generated<Money | null>;
    /** Who advised the customer, where that isn't who booked the sale. */
    salesperson_id: Generated<number | null>;
  };
  sale_lines: Row & {
    sale_id: number;
    unit_id: number;
    product_type: ProductType;
    import_price: Money;
    regular_price: Money;
    price: Money;
    payment_type: PaymentType;
    bank: Bank | null;
    sale_type: SaleType;
    sold_on: Day;
    reversal_id: number | null;
    corrects_id: number | null;
    owed: Generated<boolean>;
  };
  offline_sales: Owned & {
    sale_id: number;
    shared_till_id: number;
    slip: number;
    came_at: Moment;
    sent_by: number;
    reasons: Generated<SettleReason[]>;
    settled_at: Generated<Moment | null>;
    settled_by: Generated<number | null>;
    note: Generated<string>;
  };
  reversals: Row & {
    sale_line_id: number;
    kind: 'return' | 'void' | 'correction';
    return_id: number | null;
    operation_id: number | null;
    reason: string;
    payment_type: PaymentType;
    bank: Bank | null;
    location_id: number | null;
    /** Who allowed a void or a correction; of a return, `returns` says who allowed it. */
    approved_by: Generated<number | null>;
    late: Generated<boolean>;
    owed: Generated<boolean>;
    user_id: number;
    happened_at: Moment;
    /** The day on which it counts. */
    booked_on: Day;
    recorded_at: Moment;
  };
  /** How a line or a reversal was paid that took several ways; negative for a reversal. */
  entry_parts: Owned & { entry_id: number; place: number; way: PaymentWay; amount: Money };
  /** A view: every line and, with a minus, every reversal. */
  sale_entries: Owned & {
    id: number;
    sale_id: number;
    line_id: number;
    unit_id: number;
    product_type: ProductType;
    kind: SaleRowKind;
    units: number;
    amount: Money;
    payment_type: PaymentType;
    bank: Bank | null;
    sale_type: SaleType;
    booked_on: Day;
    /** The sale's day was closed already: the row counts on the day on which it was put right. */
    late: boolean;
    /** Put right on its own day: the mistyped row and its reversal both leave that day. */
    struck: boolean;
    happened_at: Moment;
    user_id: number;
    location_id: number | null;
  };
  /** A view: the entries by way of payment, a row for each part; units count with the first. */
  sale_parts: Owned & {
    id: number;
    product_type: ProductType;
    sale_type: SaleType;
    booked_on: Day;
    struck: boolean;
    units: number;
    amount: Money;
    way: PaymentWay;
    payment_type: PaymentType;
  };
  returns: Row & {
    return_number: number;
    user_id: number;
    approved_by: number | null;
    location_id: number | null;
    period_id: number;
    operation_id: number;
    returned_at: Moment;
    returned_on: Day;
    recorded_at: Moment;
    total: Money;
    exchange_sale_id: number | null;
    note: string;
    fiscal_number: Generated<string | null>;
  };
  held_baskets: Row & {
    location_id: number | null;
    name: string;
    note: string;
    items: ParsedHold['items'];
    returns: ParsedHold['returns'];
    till: string | null;
    user_id: number;
    held_at: Moment;
    held_on: Day;
    resumed_by: number | null;
    resumed_at: Moment | null;
  };
  slip_prints: Row & {
    sale_id: number | null;
    return_id: number | null;
    user_id: number;
    printed_at: Moment;
  };
  monthly_figures: Owned & {
    month: Day;
    product_type: ProductType;
    payment_type: PaymentType;
    sale_type: SaleType;
    units: number;
    amount: Money;
  };
}
