/**
 * Readers of answers of servers that know the specification alone: fields that it does not name are
 * missing, ids and euros come as numbers or as text. Each reader gives the form that our own server
 * has, with null for what is not told.
 */
import {
  BANKS,
  OTHER,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  SALE_ROW_KINDS,
  SALE_TYPES,
  SIZED_TYPES,
  TRANSACTION_TYPES,
  type Article,
  type ArticleSale,
  type Company,
  type Known,
  type ReferenceRow,
  type ReferenceTable,
  type SaleRow,
  type Transaction,
  type YearFigures,
} from '@backoffice/contracts';

import { badAnswer } from './bad-answer';
import {
  dayOf,
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  numberOf,
  numberOrNull,
  oneOf,
  readRows,
  recordOf,
  recordOrEmpty,
  textOf,
  textOrNull,
  versionOf,
  wordOrNull,
  type Raw,
} from './normalise';

type Added = 'barcode' | 'receipt_number' | 'sold_at' | 'seller' | 'sale_id' | 'sale_type';
type OrNull<Row> = { [Field in keyof Row]: Row[Field] | null };

/**
 * A sold unit. What the specification does not name is null on plain servers; prices (euros) and the
 * way it was paid are null in a row that came without them.
 */
export type DaySale = Omit<SaleRow, Added | 'product_price' | 'sale_price' | 'payment_type'> &
  OrNull<Pick<SaleRow, Added | 'product_price' | 'sale_price' | 'payment_type'>>;

const saleOf = (raw: Raw, index: number): DaySale => ({
  id: idOrStandIn(raw, index),
  brand_name: textOf(raw.brand_name),
  color_name: textOrNull(raw.color_name),
  number: textOrNull(raw.number),
  product_specific_types: textOrNull(raw.product_specific_types),
  code: textOf(raw.code),
  product_price: moneyOrNull(raw.product_price),
  payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
  bank_name: wordOrNull(BANKS, raw.bank_name),
  sale_price: moneyOrNull(raw.sale_price),
  sale_type: wordOrNull(SALE_TYPES, raw.sale_type),
  name: textOrNull(raw.name),
  barcode: textOrNull(raw.barcode),
  receipt_number: idOrNull(raw.receipt_number),
  sold_at: textOrNull(raw.sold_at),
  seller: textOrNull(raw.seller),
  sale_id: idOrNull(raw.sale_id),
  kind: wordOrNull(SALE_ROW_KINDS, raw.kind) ?? 'sale',
  return_number: idOrNull(raw.return_number),
  location: textOrNull(raw.location),
});

const isWholeSale = ({ id, sale_price, payment_type }: DaySale) =>
  id > 0 && sale_price !== null && payment_type !== null;

export const plainSales = (data: unknown): DaySale[] =>
  readRows(data, { list: 'sales', read: saleOf, isWhole: isWholeSale });

/**
 * A row as it was listed: without an id it can be read, and neither changed nor chosen. Its type is
 * null where the row came without one.
 */
export type ListedRow<T extends ReferenceTable = ReferenceTable> = T extends ReferenceTable
  ? {
      [F in keyof ReferenceRow<T>]: F extends 'id' | 'type'
        ? ReferenceRow<T>[F] | null
        : ReferenceRow<T>[F];
    }
  : never;

const readers: { [T in ReferenceTable]: (raw: Raw) => ListedRow<T> } = {
  brands: (raw) => ({
    id: idOrNull(raw.id),
    ...versionOf(raw),
    brandName: textOf(raw.brandName),
    produced: textOf(raw.produced),
    type: oneOf(PRODUCT_TYPES, raw.type),
  }),
  colors: (raw) => ({
    id: idOrNull(raw.id),
    ...versionOf(raw),
    colorName: textOf(raw.colorName),
    albanianName: textOf(raw.albanianName),
    englishName: textOf(raw.englishName),
    turkishName: textOf(raw.turkishName),
  }),
  numbers: (raw) => ({
    id: idOrNull(raw.id),
    ...versionOf(raw),
    number: textOf(raw.number),
    type: oneOf(SIZED_TYPES, raw.type),
  }),
  types: (raw) => ({
    id: idOrNull(raw.id),
    ...versionOf(raw),
    specificType: textOf(raw.specificType),
    type: oneOf(SIZED_TYPES, raw.type),
  }),
  locations: (raw) => ({ id: idOrNull(raw.id), ...versionOf(raw), name: textOf(raw.name) }),
};

export const plainReference = (table: ReferenceTable) => (data: unknown) =>
  readRows<ListedRow>(data, {
    list: table,
    read: readers[table],
    isWhole: ({ id }) => id !== null,
  });

/** A booking. Fields that its row came without are null; it is then shown and can't be changed. */
export type Booking = Omit<Transaction, 'transaction_type' | 'payment_type' | 'sale_price'> & {
  transaction_type: Transaction['transaction_type'] | null;
  payment_type: Transaction['payment_type'] | null;
  /** Euros, never negative. */
  sale_price: string | null;
};

/** A booking that can be changed here. */
export type WholeBooking = Known<Transaction>;

export const isWholeBooking = (booking: Booking): booking is WholeBooking =>
  booking.id > 0 &&
  booking.sale_price !== null &&
  [booking.transaction_type, booking.payment_type].every((word) => word && word !== OTHER) &&
  booking.bank !== OTHER;

export const plainBooking =
  (day: string) =>
  (raw: Raw, index: number): Booking => ({
    id: idOrStandIn(raw, index),
    subType: textOf(raw.subType),
    transaction_type: wordOrNull(TRANSACTION_TYPES, raw.transaction_type),
    payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
    sale_price: moneyOrNull(raw.sale_price),
    description: textOrNull(raw.description),
    date: dayOf(raw.date) || day,
    bank: wordOrNull(BANKS, raw.bank),
    location_id: idOrNull(raw.location_id),
    location: textOrNull(raw.location),
    ...versionOf(raw),
  });

export const plainBookings = (day: string) => (data: unknown) =>
  readRows(data, { list: 'transactions', read: plainBooking(day), isWhole: isWholeBooking });

/** An article; its quantity is null in a row that came without one. */
export type ListedArticle = Omit<Article, 'quantity'> & { quantity: number | null };

/**
 * A sold article. What the specification does not name is null on plain servers, the price (euros)
 * in a row that came without one.
 */
export type LedgerSale = { [Field in keyof ArticleSale]: ArticleSale[Field] | null };

const articleOf = (raw: Raw, index: number): ListedArticle => ({
  id: idOrStandIn(raw, index),
  article_id: textOf(raw.article_id),
  name: textOf(raw.name),
  quantity: numberOrNull(raw.quantity),
  type: textOf(raw.type),
  ...versionOf(raw),
});

const articleSaleOf = (raw: Raw): LedgerSale => ({
  id: idOrNull(raw.id ?? raw.saleInsertID),
  articleId: idOrNull(raw.articleId),
  article_id: textOrNull(raw.article_id),
  name: textOrNull(raw.name),
  price: moneyOrNull(raw.price),
  payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
  bank: wordOrNull(BANKS, raw.bank),
  createdAt: textOrNull(raw.createdAt),
});

export const plainArticles = (data: unknown) =>
  readRows(data, {
    list: 'articles',
    read: articleOf,
    isWhole: ({ id, quantity }) => id > 0 && quantity !== null,
  });

export const plainArticleSales = (data: unknown) =>
  readRows(data, {
    list: 'article-sales',
    read: articleSaleOf,
    isWhole: ({ price }) => price !== null,
  });

/** The people of a company, as far as the server names them: no screen depends on them. */
const usersOf = (value: unknown): Company['users'] =>
  (Array.isArray(value) ? value.map(recordOrEmpty) : []).flatMap((raw) => {
    const id = idOrNull(raw.id);
    if (id === null) return [];
    return {
      id,
      username: textOf(raw.username),
      surname: textOf(raw.surname),
      email: textOf(raw.email),
      role: textOf(raw.role),
    };
  });

/** The company with its people. */
export function plainCompany(value: unknown): Company {
  const raw = recordOf(value);
  return {
    id: idOrNull(raw.id) ?? 0,
    name: textOf(raw.name),
    registration_number: textOf(raw.registration_number),
    admin: textOf(raw.admin),
    email: textOf(raw.email),
    phone: textOrNull(raw.phone),
    address: textOrNull(raw.address),
    created_at: textOf(raw.created_at),
    timezone: textOrNull(raw.timezone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    users: usersOf(raw.users),
    ...versionOf(raw),
  };
}

/** One online sale of this year, euros. `sold_at` is null where the server does not say it. */
export interface OnlineSaleAmount {
  sale_price: string;
  sold_at: string | null;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** A year without its list of months is a broken answer, not a year without sales. */
export function plainYear(raw: Raw): YearFigures {
  const months: unknown = raw.salesArray;
  if (!Array.isArray(months)) throw badAnswer();
  return { year: numberOf(raw.year), salesArray: MONTHS.map((month) => numberOf(months[month])) };
}

export function plainOnlineSale({ sale_price, sold_at }: Raw): OnlineSaleAmount {
  const amount = moneyOrNull(sale_price);
  if (amount === null) throw badAnswer();
  return { sale_price: amount, sold_at: textOrNull(sold_at) };
}
