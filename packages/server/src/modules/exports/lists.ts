import type { ExportList } from '@backoffice/contracts';

import type { ExportedList } from './lists/define-list';
import { deliveries } from './lists/deliveries';
import { groups } from './lists/groups';
import { articles, articleSales } from './lists/ledger';
import { counts, operations, shipments } from './lists/operations';
import { brands, colors, locations, numbers, types } from './lists/panels';
import { audit, people } from './lists/people';
import { productCodes } from './lists/product-codes';
import { returns } from './lists/returns';
import { sales } from './lists/sales';
import { stock } from './lists/stock';
import { closings, transactions } from './lists/till';

/** Every list that leaves as a file. */
export const LISTS: Record<ExportList, ExportedList> = {
  products: stock,
  groups,
  'product-codes': productCodes,
  deliveries,
  operations,
  shipments,
  counts,
  sales,
  returns,
  closings,
  transactions,
  articles,
  'article-sales': articleSales,
  brands,
  colors,
  numbers,
  types,
  locations,
  people,
  audit,
};
