import type { ProductType } from '@backoffice/contracts';

export const RECEIPT_FIELDS = [
  'code',
  'name',
  'brand',
  'type',
  'color',
  'importPrice',
  'stockPrice',
  'quantity',
] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

const SIZED: readonly ReceiptField[] = [
  'code',
  'brand',
  'type',
  'color',
  'importPrice',
  'stockPrice',
];

/** The fields of each tab in the order in which they are typed (§2); all of them are required (§5). */
export const FIELDS_OF: Record<ProductType, readonly ReceiptField[]> = {
  shoes: SIZED,
  textile: SIZED,
  accessories: ['code', 'name', 'brand', 'importPrice', 'stockPrice', 'quantity'],
};

/** Shoes and textile come with a quantity per size, accessories with one quantity. */
export const hasSizes = (type: ProductType): boolean => type !== 'accessories';

/** The fields that hold whole numbers. */
export const isWholeNumber = (field: ReceiptField): boolean =>
  field === 'importPrice' || field === 'stockPrice' || field === 'quantity';
