import type { MOVEMENT_KINDS, ProductType, SetAside, SizedType } from '@backoffice/contracts';
import type { Generated } from 'kysely';

import type { Day, Moment, Money, Named, Row } from './columns';

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
  };
}
