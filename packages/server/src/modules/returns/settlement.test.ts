import { type Deal, settle } from './settlement';

const cash = { paymentType: 'cash', bank: null } as const;
const nlb = { paymentType: 'bank', bank: 'NLB' } as const;
const teb = { paymentType: 'bank', bank: 'TEB' } as const;
const back = (price: string, way: object = cash) => ({ price, ...way }) as Deal['returns'][0];
const out = (price: string, way: object = cash, sale_type = 'store') =>
  ({ price, ...way, sale_type }) as Deal['sells'][0];
const settled = (deal: Partial<Deal>) => {
  const { money, isOtherWay, refunds } = settle({
    returns: [],
    sells: [],
    way: undefined,
    ...deal,
  });
  const moved = money.map(({ way, amount }) => `${way} ${amount}`).join(', ');
  return { moved, isOtherWay, refunds };
};

describe('a return', () => {
  test('pays each line out as it was paid, one sum a way', () => {
    const returns = [back('45.00', nlb), back('10.10'), back('20.20')];
    const { moved, isOtherWay, refunds } = settled({ returns });
    expect([moved, isOtherWay]).toEqual(['NLB -45.00, cash -30.30', false]);
    expect(refunds).toEqual([nlb, cash, cash]);
  });

  test('is marked if it is paid in another way than the sale', () => {
    const returns = [back('45.00', nlb), back('10.00')];
    expect(settled({ returns, way: cash })).toEqual({
      moved: 'cash -55.00',
      isOtherWay: true,
      refunds: [cash, cash],
    });
    expect(settled({ returns: [back('45.00')], way: cash }).isOtherWay).toBe(false);
    expect(settled({ returns: [back('45.00', nlb)], way: teb }).isOtherWay).toBe(true);
  });

  test('of what was given away moves nothing', () => {
    expect(settled({ returns: [back('0.00', nlb)], way: cash })).toMatchObject({
      moved: '',
      isOtherWay: false,
    });
  });
});

describe('an exchange', () => {
  const returns = [back('45.00', nlb)];

  test.each([
    ['for more, paid in cash', { returns, sells: [out('60.00')], way: cash }, 'cash 15.00'],
    ['for more, as the new line says', { returns, sells: [out('60.00')] }, 'cash 15.00'],
    ['for more, by bank', { returns, sells: [out('60.00')], way: teb }, 'TEB 15.00'],
    [
      'for more that is sent',
      { returns, sells: [out('60.00', cash, 'online')], way: cash },
      'courier 15.00',
    ],
    ['for less, as it was paid', { returns, sells: [out('40.10')] }, 'NLB -4.90'],
    ['for less, in cash', { returns, sells: [out('40.00')], way: cash }, 'cash -5.00'],
    ['for the same', { returns, sells: [out('45.00')] }, ''],
    ['of two for two', { returns: [back('0.10'), back('0.20')], sells: [out('0.30')] }, ''],
  ] as [string, Partial<Deal>, string][])('%s', (_what, deal, moved) => {
    expect(settled(deal)).toMatchObject({
      moved,
      isOtherWay: false,
      refunds: deal.returns?.map(({ paymentType, bank }) => ({ paymentType, bank })),
    });
  });

  test('of which nothing says how the difference is paid is refused', () => {
    const mixed = [out('50.00'), out('20.00', teb)];
    expect(() => settle({ returns, sells: mixed, way: undefined })).toThrow(/how the difference/);
    const both = [back('50.00'), back('20.00', teb)];
    expect(() => settle({ returns: both, sells: [out('1.00')], way: undefined })).toThrow();
    expect(settled({ returns: both, sells: [out('70.00', nlb)] }).moved).toBe('');
  });

  test('for something free is a refund like any other', () => {
    expect(settled({ returns, sells: [out('0.00')], way: cash }).isOtherWay).toBe(true);
    expect(settled({ returns, sells: [out('0.00')] }).isOtherWay).toBe(false);
  });
});
