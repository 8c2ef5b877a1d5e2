import {
  type FoundLine,
  type ReturnMade,
  type ReturnView,
  slipCode,
  type SaleView,
  type SoldLine,
  type SoldSale,
} from '@backoffice/contracts';

import { barcodeFor, DAY, MOMENT, sequence } from './sequence';

const nextLine = sequence();
const nextSale = sequence();
const nextReturn = sequence();

/** A pair of shoes that was sold for cash and is with its customer. */
export const soldLine = (own: Partial<SoldLine> = {}): SoldLine => {
  const id = own.id ?? nextLine();
  return {
    id,
    unit_id: id,
    barcode: barcodeFor(id),
    code: `AB${100 + id}`,
    type: 'shoes',
    brand: 'Nike',
    color: 'Black',
    number: '42',
    specific_type: 'Sneakers',
    name: null,
    regular_price: '60.00',
    price: '60.00',
    paymentType: 'cash',
    bank: null,
    sale_type: 'store',
    state: 'sold',
    corrects: null,
    reversed: null,
    ...own,
  };
};

const soldSale = (own: Partial<SoldSale> = {}): SoldSale => {
  const id = own.id ?? nextSale();
  const receipt = own.receipt_number ?? id;
  return {
    id,
    receipt_number: receipt,
    code: slipCode('sale', receipt),
    sold_at: MOMENT,
    sold_on: DAY,
    seller: 'arta',
    seller_id: 1,
    location: 'Shop 1',
    total: '60.00',
    vat_rate: 18,
    fiscal_number: null,
    period: 'open',
    prints: 0,
    exchange: null,
    ...own,
  };
};

/** A sale of one line unless others are given. */
export const saleView = (
  sale: Partial<SoldSale> = {},
  lines: SoldLine[] = [soldLine()],
): SaleView => ({ sale: soldSale(sale), lines });

export const foundLine = (own: Partial<FoundLine> = {}): FoundLine => ({
  ...soldLine(own),
  sale_id: 1,
  receipt_number: 1,
  sold_at: MOMENT,
  seller: 'arta',
  location: 'Shop 1',
  vat_rate: 18,
  ...own,
});

/** The answer to a return of 60 € in cash. */
export const returnMade = (own: Partial<ReturnMade> = {}): ReturnMade => {
  const number = nextReturn();
  return {
    return: {
      id: number,
      return_number: number,
      code: slipCode('return', number),
      total: '60.00',
      operation: number,
    },
    sale: null,
    money: [{ way: 'cash', amount: '-60.00' }],
    ...own,
  };
};

export const returnView = (
  own: Partial<ReturnView['return']> = {},
  lines: FoundLine[] = [foundLine({ state: 'returned' })],
): ReturnView => {
  const number = own.return_number ?? nextReturn();
  return {
    return: {
      id: number,
      return_number: number,
      code: slipCode('return', number),
      returned_at: MOMENT,
      seller: 'arta',
      approved_by: null,
      location: 'Shop 1',
      total: '60.00',
      note: '',
      fiscal_number: null,
      prints: 0,
      exchange: null,
      ...own,
    },
    lines,
    money: [{ way: 'cash', amount: '-60.00' }],
  };
};
