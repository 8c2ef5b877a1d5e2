import type { ImportTables } from './tables/imports';
import type { LedgerTables } from './tables/ledger';
import type { PeopleTables } from './tables/people';
import type { SalesTables } from './tables/sales';
import type { StockTables } from './tables/stock';

/** Every table and view. */
export interface Schema
  extends PeopleTables, StockTables, SalesTables, LedgerTables, ImportTables {}
