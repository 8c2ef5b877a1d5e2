import type {
  ApprovableAction,
  AuditKind,
  Bank,
  MOVEMENT_KINDS,
  PaymentType,
  ProductType,
  Rights,
  SaleRowKind,
  SaleType,
  SetAside,
  SizedType,
  TillWay,
  TransactionType,
} from '@backoffice/contracts';
import type { Generated } from 'kysely';

/** Text in every direction: "45.50". */
type Money = string;
/** ISO text in UTC. */
type Moment = string;
/** `YYYY-MM-DD`. */
type Day = string;

/** What somebody did to stock. */
export type OperationKind =
  | 'delivery'
  | 'transfer'
  | 'sale'
  | 'return'
  | 'void'
  | 'correction'
  | 'count'
  | 'adjustment'
  | 'price'
  | 'import'
  | 'shipment'
  | 'undo';

/** What an entry of a till comes from. */
export type TillSource =
  'sale' | 'return' | 'correction' | 'void' | 'movement' | 'transaction' | 'article_sale';

interface Owned {
  company_id: number;
}
interface Row extends Owned {
  id: Generated<number>;
}
interface Named extends Row {
  name: string;
  name_key: string;
}

export interface Schema {
  companies: {
    id: Generated<number>;
    name: string;
    registration_number: string;
    admin: string;
    email: string;
    phone: string | null;
    address: string | null;
    timezone: string;
    created_at: Moment;
  };
  counters: Owned & { kind: 'barcode' | 'receipt' | 'return'; value: Generated<number> };
  locations: Named;
  users: Row & {
    username: string;
    surname: Generated<string>;
    email: string;
    email_key: string;
    phone: string | null;
    role: Generated<string>;
    country: string | null;
    city: string | null;
    salary: Money | null;
    location_id: number | null;
    password_hash: string | null;
    demo_password: Generated<boolean>;
    created_at: Moment;
    disabled_at: Moment | null;
    rights: Generated<Rights>;
    limited: Generated<boolean>;
  };
  sessions: Row & {
    token_hash: string;
    user_id: number;
    created_at: Moment;
    seen_at: Moment;
    device: Generated<string>;
  };
  invitations: Row & {
    secret_hash: string;
    user_id: number;
    kind: 'invitation' | 'reset';
    created_by: number | null;
    created_at: Moment;
    expires_at: Moment;
    ended_at: Generated<Moment | null>;
  };
  approvals: Row & {
    secret_hash: string;
    user_id: number;
    asked_by: number;
    action: ApprovableAction;
    request_hash: string;
    created_at: Moment;
    expires_at: Moment;
    used_at: Generated<Moment | null>;
  };
  company_settings: Owned & {
    return_days: Generated<number>;
    return_terms: Generated<string>;
    vat_rate: Generated<string>;
    price_floor: number | null;
    max_difference: Generated<Money>;
    cash_limit: Money | null;
    session_idle_minutes: number | null;
    totp_required: Generated<boolean>;
  };
  audit_events: Row & {
    happened_at: Moment;
    happened_on: Day;
    kind: AuditKind;
    user_id: number | null;
    approved_by: Generated<number | null>;
    subject: string;
    /** JSON text on its way in. */
    changes: string;
  };
  devices: Owned & { mark_hash: string; user_id: number; seen_at: Moment };
  login_attempts: {
    subject: string;
    failures: number;
    last_at: Moment;
    blocked_until: Generated<Moment | null>;
  };
  idempotency_keys: Owned & {
    user_id: number;
    key: string;
    request_hash: string;
    status: number | null;
    answer: string | null;
    created_at: Moment;
  };
  brands: Named & { type: ProductType; produced: string };
  colors: Named & { albanian_name: string; english_name: string; turkish_name: string };
  numbers: Named & { type: SizedType; sort_key: string };
  specific_types: Named & { type: SizedType };
  products: Row & {
    type: ProductType;
    code: string;
    code_key: string;
    brand_id: number;
    specific_type_id: number | null;
    color_id: number | null;
    name: string | null;
    name_key: string | null;
    created_at: Moment;
  };
  deliveries: Row & {
    product_id: number;
    import_price: Money;
    stock_price: Money;
    received_at: Moment;
    received_on: Day;
    user_id: number;
  };
  units: Row & {
    product_id: number;
    delivery_id: number;
    product_type: ProductType;
    number_id: number | null;
    location_id: number | null;
    barcode: string;
    price: Money;
    received_on: Day;
    sale_id: number | null;
    set_aside: Generated<SetAside | null>;
  };
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
    late: Generated<boolean>;
    user_id: number;
    happened_at: Moment;
    /** The day on which it counts. */
    booked_on: Day;
    recorded_at: Moment;
  };
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
    struck: boolean;
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
  slip_prints: Row & {
    sale_id: number | null;
    return_id: number | null;
    user_id: number;
    printed_at: Moment;
  };
  operations: Row & {
    kind: OperationKind;
    user_id: number;
    happened_at: Moment;
    recorded_at: Moment;
    note: Generated<string>;
    undoes_id: Generated<number | null>;
  };
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
  movements: Row & {
    unit_id: number;
    kind: (typeof MOVEMENT_KINDS)[number];
    happened_at: Moment;
    recorded_at: Moment;
    user_id: number;
    from_location_id: number | null;
    to_location_id: number | null;
    price: Money | null;
    operation_id: Generated<number | null>;
  };
  monthly_figures: Owned & {
    month: Day;
    product_type: ProductType;
    payment_type: PaymentType;
    sale_type: SaleType;
    units: number;
    amount: Money;
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
