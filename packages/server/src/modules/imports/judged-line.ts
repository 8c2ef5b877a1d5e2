import type { ReferenceInput, ReferenceKind, ProductType, SetAside } from '@backoffice/contracts';

import type { Day, Money } from '../../db/tables/columns';

/**
 * Units that one row of a file brings, after the check. Names are written as they will be looked up
 * or made. A row with a column for each size becomes several of these.
 */
export interface StockLine {
  is: 'stock';
  /** Line in the file, from 1. */
  line: number;
  productType: ProductType;
  code: string;
  /** Only accessories have a name; they have no type, color or size. */
  name: string | null;
  type: string | null;
  color: string | null;
  size: string | null;
  brand: string;
  /** Country where the brand is made. */
  produced: string;
  quantity: number;
  /** Euros with two places. */
  importPrice: Money;
  stockPrice: Money;
  /** Null: the shop of whoever imports, else the company's first. */
  location: string | null;
  /** Barcode of the one unit; null: new ones are given. */
  barcode: string | null;
  /** The supplier code as it is printed. */
  productCode: string | null;
  /** Null: the day of the import. */
  receivedOn: Day | null;
  setAside: SetAside | null;
}

/** An item of reference data, which may be there already. */
export type ItemLine = {
  [K in ReferenceKind]: { is: 'item'; line: number; kind: K; input: ReferenceInput<K> };
}[ReferenceKind];

/** An article of the ledger with the quantity that is booked in. */
export interface ArticleLine {
  is: 'article';
  line: number;
  articleNumber: string;
  name: string;
  type: string;
  quantity: number;
}

/** What a supplier's code means: a product in a size, by their ids. */
export interface CodeLine {
  is: 'code';
  line: number;
  product: number;
  number: number | null;
  /** As it is printed, and with fourteen digits. */
  code: string;
  gtin: string;
}

export type JudgedLine = StockLine | ItemLine | ArticleLine | CodeLine;
