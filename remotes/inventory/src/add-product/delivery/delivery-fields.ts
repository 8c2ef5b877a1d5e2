import type { ProductType } from '@backoffice/contracts';

/** The fields of each tab in the order in which they are typed; all are required. */
export const FIELDS_OF = {
  shoes: ['code', 'brand', 'type', 'color', 'importPrice', 'stockPrice'],
  textile: ['code', 'brand', 'type', 'color', 'importPrice', 'stockPrice'],
  accessories: ['code', 'name', 'brand', 'importPrice', 'stockPrice', 'quantity'],
} as const satisfies Record<ProductType, readonly string[]>;

export type DeliveryField = (typeof FIELDS_OF)[ProductType][number];
