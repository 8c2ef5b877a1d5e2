import { changedTerms, correctedLines, isPaymentOnly } from './corrected-lines';
import type { LiveLine } from './reversing.repository';

const line = (id: number, own: Partial<LiveLine> = {}): LiveLine => ({
  id,
  sale_id: 1,
  unit_id: id,
  code: 'NK-1',
  product_type: 'shoes',
  price: '45.00',
  payment_type: 'cash',
  bank: null,
  parts: null,
  sale_type: 'store',
  sold_on: '2026-03-01',
  reversal_id: null,
  owed: false,
  bought_on: '2026-03-01',
  receipt_number: 1,
  location_id: null,
  ...own,
});
const nlb = { payment_type: 'bank', bank: 'NLB' } as const;

test.each([
  ['cash becomes a bank', {}, { paymentType: 'bank', bank: 'TEB' }, 'payment_type bank'],
  ['another bank', nlb, { bank: 'TEB' }, 'bank'],
  ['a bank named again, for cash', nlb, { paymentType: 'cash', bank: 'NLB' }, 'payment_type bank'],
  ['a price', nlb, { price: '59.00' }, 'price'],
  ['a price, and where it was sold', {}, { price: '9.00', sale_type: 'online' }, 'price sale_type'],
] as const)('%s', (_what, before, asked, changed) => {
  const [corrected] = correctedLines([line(1, before)], [{ line: 1, ...asked }]);
  expect(corrected && changedTerms(corrected).join(' ')).toBe(changed);
});

test('unchanged lines are left out, and a correction without changes is refused', () => {
  const lines = [line(1), line(2)];
  const asked = [
    { line: 1, price: '45.00' },
    { line: 2, price: '40.00' },
  ];
  expect(correctedLines(lines, asked).map(({ before }) => before.id)).toEqual([2]);
  expect(() => correctedLines(lines, [{ line: 1, price: '45.00' }])).toThrow(/Nothing changes/);
});

test('a line of another sale, one named twice and a missing bank are refused', () => {
  const lines = [line(1)];
  expect(() => correctedLines(lines, [{ line: 2, price: '1.00' }])).toThrow(/not found/);
  const twice = [
    { line: 1, price: '1.00' },
    { line: 1, price: '2.00' },
  ];
  expect(() => correctedLines(lines, twice)).toThrow(/only once/);
  expect(() => correctedLines(lines, [{ line: 1, paymentType: 'bank' }])).toThrow(/bank/);
  expect(() => correctedLines([line(1, nlb)], [{ line: 1, bank: '' }])).toThrow(/bank/);
});

test('a way of payment alone is told from anything more', () => {
  const lines = [line(1), line(2)];
  const payment = { line: 1, paymentType: 'bank', bank: 'TEB' } as const;
  expect(isPaymentOnly(correctedLines(lines, [payment]))).toBe(true);
  const more = correctedLines(lines, [payment, { line: 2, price: '1.00' }]);
  expect(isPaymentOnly(more)).toBe(false);
});
