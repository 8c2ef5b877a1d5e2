import type {
  Article,
  ArticleSale,
  OnlineSale,
  SaleRow,
  Sold,
  Transaction,
  TransactionSubtype,
  YearFigures,
} from '@backoffice/contracts';

import { barcodeFor, DAY, MOMENT, sequence } from './sequence';

const nextSale = sequence();
const nextReceiptNumber = sequence();
const nextTransaction = sequence();
const nextSubtype = sequence();
const nextArticle = sequence();
const nextArticleSale = sequence();

/** A pair of shoes sold in the shop for cash. */
export const saleRow = (own: Partial<SaleRow> = {}): SaleRow => {
  const id = own.id ?? nextSale();
  return {
    id,
    brand_name: 'Nike',
    color_name: 'Black',
    number: '42',
    product_specific_types: 'Sneakers',
    code: `AB${100 + id}`,
    product_price: '60.00',
    payment_type: 'cash',
    bank_name: null,
    sale_price: '60.00',
    sale_type: 'store',
    name: null,
    barcode: barcodeFor(id),
    receipt_number: id,
    sold_at: MOMENT,
    seller: 'arta',
    sale_id: id,
    kind: 'sale',
    return_number: null,
    location: 'Shop 1',
    ...own,
  };
};

/** The answer to the sale of a basket. */
export const sold = (own: Partial<Sold> = {}): Sold => {
  const number = nextReceiptNumber();
  return {
    id: number,
    receipt_number: number,
    total: '60.00',
    ids: [1],
    operation: number,
    ...own,
  };
};

export const transaction = (own: Partial<Transaction> = {}): Transaction => ({
  id: nextTransaction(),
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: '25.00',
  description: null,
  date: DAY,
  bank: null,
  location_id: null,
  location: null,
  ...own,
});

export const transactionSubtype = (own: Partial<TransactionSubtype> = {}): TransactionSubtype => {
  const id = nextSubtype();
  return { id, name: `Subtype ${id}`, price: null, ...own };
};

/** A year of which every month took 100. */
export const yearFigures = (own: Partial<YearFigures> = {}): YearFigures => ({
  year: 2026,
  salesArray: Array.from({ length: 12 }, () => 100),
  ...own,
});

export const onlineSale = (own: Partial<OnlineSale> = {}): OnlineSale => ({
  id: nextSale(),
  sale_price: '45.50',
  sold_at: MOMENT,
  ...own,
});

export const article = (own: Partial<Article> = {}): Article => {
  const id = nextArticle();
  return {
    id,
    article_id: `A-${100 + id}`,
    name: `Article ${id}`,
    quantity: 10,
    type: 'article',
    ...own,
  };
};

export const articleSale = (own: Partial<ArticleSale> = {}): ArticleSale => ({
  id: nextArticleSale(),
  articleId: 1,
  article_id: 'A-101',
  name: 'Article 1',
  price: '12.50',
  payment_type: 'cash',
  bank: null,
  createdAt: MOMENT,
  ...own,
});
