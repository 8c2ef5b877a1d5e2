/** Lists that can be exported; `products` is the stock, unit by unit. */
export const EXPORT_LISTS = [
  'products',
  'groups',
  'product-codes',
  'deliveries',
  'operations',
  'shipments',
  'counts',
  'sales',
  'returns',
  'closings',
  'transactions',
  'articles',
  'article-sales',
  'brands',
  'colors',
  'numbers',
  'types',
  'locations',
  'people',
  'audit',
] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** CSV: UTF-8 with a byte order mark, `;`, decimal comma, CRLF, days as YYYY-MM-DD. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
