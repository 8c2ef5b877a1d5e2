import type { ExportList } from '@backoffice/contracts';

import type { ExportedList } from './lists/define-list';
import { deliveries } from './lists/deliveries';
import { groups } from './lists/groups';
import { counts, operations, shipments } from './lists/history';
import { articles, articleSales } from './lists/ledger';
import { audit, people } from './lists/people';
import { brands, colors, locations, numbers, types } from './lists/reference';
import { returns } from './lists/returns';
import { sales } from './lists/sales';
import { stock } from './lists/stock';
import { productCodes } from './lists/supplier-codes';
import { closings, transactions } from './lists/till';

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
