import type { StockRow } from '@backoffice/api-client/resources/products';

import { saleDraftReducer } from './draft-reducer';
import { emptyDraft, type SaleDraft, type SaleAction } from './sale-draft';
import { draftErrors, sellItems } from './sell-items';

const unit = (id: number, price = '59.90'): StockRow => ({
  id,
  brand: 'Nike',
  color: 'Black',
  number: '42',
  specific_type: 'Sneaker',
  code: `AM${id}`,
  name: null,
  type: 'shoes',
  location: 'Prishtina',
  price,
  date: '2026-11-21',
  barcode: String(100_000_000_000 + id),
  set_aside: null,
  label_due: false,
  out: null,
  under_way_to: null,
});

const MARK = { day: '2026-11-21', user: 'arta@example.com', by: 'arta' };
const after = (...steps: SaleAction[]): SaleDraft =>
  steps.reduce(saleDraftReducer, emptyDraft('first', MARK));
const idsOf = (draft: SaleDraft) => draft.lines.map((line) => line.unit.id);

describe('the basket on the counter', () => {
  test('a scanned unit is ticked, pays cash in the store and costs its regular price', () => {
    const draft = after({ type: 'scanned', unit: unit(1) });
    expect(draft.lines).toEqual([
      { unit: unit(1), price: '59.90', paymentType: 'cash', bank: '', saleType: 'store' },
    ]);
    expect(draft.open).toBe(false);
  });

  test('scanning a unit twice keeps one line and brings the unit to the top', () => {
    const draft = after(
      { type: 'scanned', unit: unit(1) },
      { type: 'scanned', unit: unit(2) },
      { type: 'scanned', unit: unit(1) },
    );
    expect(idsOf(draft)).toEqual([1, 2]);
    expect(draft.scanned.map((row) => row.id)).toEqual([1, 2]);
  });

  test('what was typed stays when other rows are ticked', () => {
    const draft = after(
      { type: 'ticked', units: [unit(1), unit(2)] },
      { type: 'changed', id: 2, change: { price: '50', paymentType: 'bank', bank: 'NLB' } },
      { type: 'ticked', units: [unit(2), unit(3)] },
      { type: 'unticked', ids: [1] },
    );
    expect(draft.lines.map(({ unit: { id }, price, bank }) => [id, price, bank])).toEqual([
      [2, '50', 'NLB'],
      [3, '59.90', ''],
    ]);
  });

  test('one line applies terms to all and leaves the prices alone', () => {
    const draft = after(
      { type: 'ticked', units: [unit(1), unit(2)] },
      { type: 'changed', id: 1, change: { price: '1,5' } },
      { type: 'applied', terms: { paymentType: 'bank', bank: 'TEB' } },
      { type: 'applied', terms: { saleType: 'online' } },
    );
    expect(
      draft.lines.map(({ price, paymentType, bank, saleType }) => [
        price,
        paymentType,
        bank,
        saleType,
      ]),
    ).toEqual([
      ['1,5', 'bank', 'TEB', 'online'],
      ['59.90', 'bank', 'TEB', 'online'],
    ]);
  });

  test('an empty basket does not open', () => {
    expect(after({ type: 'opened' }).open).toBe(false);
    expect(after({ type: 'scanned', unit: unit(1) }, { type: 'opened' }).open).toBe(true);
  });

  test('the dialog closes with its last line', () => {
    const open = after(
      { type: 'ticked', units: [unit(1), unit(2)] },
      { type: 'opened' },
      { type: 'unticked', ids: [1] },
    );
    expect(open.open).toBe(true);
    expect(saleDraftReducer(open, { type: 'unticked', ids: [2] }).open).toBe(false);
  });

  test('what was said of the payment goes with the last line, and is for no later customer', () => {
    const said = { received: '10', rest: 'NLB', salesperson: 7 } as const;
    const left = after(
      { type: 'scanned', unit: unit(1) },
      { type: 'saidAtPayment', said },
      { type: 'unticked', ids: [1] },
      { type: 'scanned', unit: unit(2) },
    );
    expect(left).toMatchObject({ received: '', rest: '', salesperson: null });
  });

  test('a refusal takes out the lost units, keeps the rest as typed and takes a new key', () => {
    const lost = {
      id: 1,
      code: 'AM1',
      sold_at: '2026-11-21T10:00:00Z',
      sold_by: 'Ana',
      label: 'Nike AM1',
      why: 'sold' as const,
    };
    const draft = after(
      { type: 'scanned', unit: unit(1) },
      { type: 'scanned', unit: unit(2) },
      { type: 'changed', id: 2, change: { price: '40' } },
      { type: 'opened' },
      { type: 'refused', key: 'second', lost: [lost] },
    );
    expect(idsOf(draft)).toEqual([2]);
    expect(draft.lines[0]?.price).toBe('40');
    expect(draft.scanned.map((row) => row.id)).toEqual([2]);
    expect(draft).toMatchObject({ key: 'second', open: true, lost: [lost] });
  });

  test('closing keeps lines and key', () => {
    const open = after({ type: 'scanned', unit: unit(1) }, { type: 'opened' });
    const closed = saleDraftReducer(open, { type: 'closed' });
    expect(closed).toMatchObject({ key: 'first', open: false });
    expect(idsOf(closed)).toEqual([1]);
  });

  test('what was sold is gone; what was scanned meanwhile stays for the next sale', () => {
    const open = after({ type: 'scanned', unit: unit(1) }, { type: 'opened' });
    const sold = { type: 'sold', key: 'next', ids: [1] } as const;
    expect(saleDraftReducer(open, sold)).toEqual(emptyDraft('next', MARK));
    const late = saleDraftReducer(saleDraftReducer(open, { type: 'scanned', unit: unit(2) }), sold);
    expect(late).toMatchObject({ key: 'next', open: false });
    expect(idsOf(late)).toEqual([2]);
  });
});

describe('what is missing before a sale', () => {
  test.each([
    ['59.90', 'cash', '', undefined],
    ['0', 'cash', '', undefined],
    ['', 'cash', '', { price: true, bank: false }],
    ['-1', 'cash', '', { price: true, bank: false }],
    ['abc', 'bank', 'NLB', { price: true, bank: false }],
    ['10', 'bank', '', { price: false, bank: true }],
    ['10', 'bank', 'PCB', undefined],
  ] as const)('price "%s" by %s %s', (price, paymentType, bank, expected) => {
    const { lines } = after(
      { type: 'ticked', units: [unit(1)] },
      { type: 'changed', id: 1, change: { price, paymentType, bank } },
    );
    expect(draftErrors(lines).get(1)).toEqual(expected);
  });
});

test('the body says what is specified, with exact prices and a bank only where one is paid by', () => {
  const { lines } = after(
    { type: 'ticked', units: [unit(1), unit(2, '7.05')] },
    {
      type: 'changed',
      id: 1,
      change: { price: '49,5', paymentType: 'bank', bank: 'NLB', saleType: 'online' },
    },
    { type: 'changed', id: 2, change: { bank: 'TEB' } },
  );
  expect(sellItems(lines)).toEqual([
    {
      id: 1,
      regular_price: '59.90',
      price: '49.50',
      paymentType: 'bank',
      bank: 'NLB',
      type: 'shoes',
      sale_type: 'online',
    },
    {
      id: 2,
      regular_price: '7.05',
      price: '7.05',
      paymentType: 'cash',
      bank: undefined,
      type: 'shoes',
      sale_type: 'store',
    },
  ]);
});
