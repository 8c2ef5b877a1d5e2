import type {
  CountOutcome,
  CountState,
  MOVEMENT_KINDS,
  OperationKind,
  OutReason,
  ProductType,
  SentState,
  SetAside,
  SizedType,
} from '@backoffice/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { Day, Json, Moment, Money, Named, Owned, Row } from './columns';

/** The part of a shop's goods that a count covers; brands and units by their ids. */
export interface StoredScope {
  type?: ProductType;
  brands?: number[];
  code?: string;
  ids?: number[];
}

/** Goods, where they stand, and what was done to them. */
export interface StockTables {
  brands: Named & { type: ProductType; produced: string };
  colors: Named & { albanian_name: string; english_name: string; turkish_name: string };
  numbers: Named & { type: SizedType; sort_key: string };
  specific_types: Named & { type: SizedType };
  products: Row & {
    type: ProductType;
    code: string;
    code_key: string;
    /** As it is searched; the database makes it of `code_key`. */
    code_search: ColumnType<string, never, never>;
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
    operation_id: Generated<number | null>;
    /** The first model of the delivery; null for the first itself. */
    first_id: Generated<number | null>;
  };
  delivery_changes: Row & {
    delivery_id: number;
    operation_id: number;
    from_import_price: Money | null;
    to_import_price: Money | null;
    from_stock_price: Money | null;
    to_stock_price: Money | null;
  };
  outs: Row & { operation_id: number; reason: OutReason };
  price_previews: {
    company_id: number;
    hash: string;
    user_id: number;
    /** Written as JSON text. */
    change: string;
    previewed_at: Moment;
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
    out_id: Generated<number | null>;
    label_due_by: Generated<number | null>;
    shipment_id: Generated<number | null>;
    import_id: Generated<number | null>;
  };
  operations: Row & {
    kind: OperationKind;
    user_id: number;
    happened_at: Moment;
    recorded_at: Moment;
    note: Generated<string>;
    undoes_id: Generated<number | null>;
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
    from_price: Generated<Money | null>;
    from_product_id: Generated<number | null>;
    to_product_id: Generated<number | null>;
    from_number_id: Generated<number | null>;
    to_number_id: Generated<number | null>;
    from_set_aside: Generated<SetAside | null>;
    to_set_aside: Generated<SetAside | null>;
    out_id: Generated<number | null>;
    shipment_id: Generated<number | null>;
  };
  shipments: Row & {
    number: number;
    to_location_id: number;
    note: string;
    operation_id: number;
    user_id: number;
    sent_at: Moment;
    closed_at: Generated<Moment | null>;
    closed_by: Generated<number | null>;
  };
  sent_units: Owned & {
    shipment_id: number;
    unit_id: number;
    from_location_id: number | null;
    state: Generated<SentState>;
    operation_id: Generated<number | null>;
  };
  counts: Row & {
    location_id: number;
    scope: Json<StoredScope>;
    state: Generated<CountState>;
    blind: boolean;
    note: string;
    user_id: number;
    started_at: Moment;
    expected: number;
    ended_at: Generated<Moment | null>;
    ended_by: Generated<number | null>;
    operation_id: Generated<number | null>;
    /** Written as JSON text. */
    report: ColumnType<unknown, string | undefined, string>;
    lost: Generated<number | null>;
    moved: Generated<number | null>;
    found: Generated<number | null>;
  };
  count_scans: Row & {
    count_id: number;
    scan_key: string;
    unit_id: number | null;
    code: string;
    user_id: number;
    device: string;
    scanned_at: Moment;
    recorded_at: Moment;
    withdrawn_at: Generated<Moment | null>;
    repeats: Generated<boolean>;
    outcome: Exclude<CountOutcome, 'already' | 'withdrawn'>;
    location_id: number | null;
  };
  count_devices: Owned & {
    count_id: number;
    device: string;
    user_id: number;
    pending: number;
    seen_at: Moment;
    gone: boolean;
  };
}
