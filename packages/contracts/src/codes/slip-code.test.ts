import { readSlipCode, slipCode } from './slip-code';

test('a slip is recognised by its bars, and nothing else is taken for one', () => {
  expect(slipCode('sale', 1234)).toBe('900000012341');
  expect(readSlipCode(slipCode('sale', 1234))).toEqual({ kind: 'sale', number: 1234 });
  expect(readSlipCode(slipCode('return', 999_999_999))).toEqual({
    kind: 'return',
    number: 999_999_999,
  });
  for (const other of ['900000012342', '200000000012', '9000000123', '', '90000001234x']) {
    expect(readSlipCode(other)).toBeNull();
  }
});
