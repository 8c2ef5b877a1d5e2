import type { ApprovableAction, AuditKind, Rights } from '@backoffice/contracts';
import type { Generated } from 'kysely';

import type { Day, Moment, Money, Named, Owned, Row } from './columns';

/** What a company numbers without gaps. */
export type CounterKind = 'barcode' | 'receipt' | 'return' | 'shipment';

/** Companies, who works there, and what keeps sessions and retries going. */
export interface PeopleTables {
  area_counts: Owned & {
    area: string;
    release: string;
    session: string;
    at: Moment;
    views: Generated<number>;
    errors: Generated<number>;
  };
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
  counters: Owned & { kind: CounterKind; value: Generated<number> };
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
    shared_till_id: Generated<number | null>;
    factor_due: Generated<boolean>;
    preview: Generated<string | null>;
  };
  second_factors: Owned & {
    user_id: number;
    /** Encrypted. */
    secret: string | null;
    pending: string | null;
    confirmed_at: Moment | null;
    last_step: Generated<number>;
  };
  recovery_codes: Owned & {
    user_id: number;
    code_hash: string;
    used_at: Generated<Moment | null>;
  };
  shared_tills: Row & {
    name: string;
    location_id: number | null;
    secret_hash: string;
    registered_by: number;
    registered_at: Moment;
    seen_at: Moment;
    revoked_at: Generated<Moment | null>;
    number: Generated<number | null>;
    keeps_selling: Generated<boolean>;
    last_slip: Generated<number>;
    waiting: Generated<number>;
  };
  till_confirmations: Owned & {
    shared_till_id: number;
    user_id: number;
    confirmed_at: Moment;
  };
  pins: Owned & {
    user_id: number;
    pin_hash: string;
    set_at: Moment;
    failures: Generated<number>;
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
    totp_remember_days: Generated<number | null>;
    lock_minutes: Generated<number | null>;
  };
  audit_events: Row & {
    happened_at: Moment;
    happened_on: Day;
    kind: AuditKind;
    user_id: number | null;
    approved_by: Generated<number | null>;
    subject: string;
    /** Written as JSON text. */
    changes: string;
  };
  devices: Owned & {
    mark_hash: string;
    user_id: number;
    seen_at: Moment;
    remembered_until: Generated<Moment | null>;
  };
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
}
