import type {
  ApprovableAction,
  AuditKind,
  Bank,
  MOVEMENT_KINDS,
  PaymentType,
  ProductType,
  Rights,
  SaleType,
  SizedType,
  TransactionType,
} from '@backoffice/contracts';
import type { Generated } from 'kysely';

/** Text in every direction: "45.50". */
type Money = string;
/** ISO text in UTC. */
type Moment = string;
/** `YYYY-MM-DD`. */
type Day = string;

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
  counters: Owned & { kind: 'barcode' | 'receipt'; value: Generated<number> };
  locations: Named;
  users: Row & {
    username: string;
    surname: string;
    email: string;
    email_key: string;
    phone: string | null;
    role: string;
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
  };
  sales: Row & {
    receipt_number: number;
    user_id: number;
    location_id: number | null;
    sold_at: Moment;
    sold_on: Day;
    recorded_at: Moment;
    total: Money;
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
  };
  reversals: Row & {
    sale_line_id: number;
    reason: string;
    user_id: number;
    happened_at: Moment;
    happened_on: Day;
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
