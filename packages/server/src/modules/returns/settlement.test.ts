import { centsOf, eurosOf } from '../../cents';
import { type Paid, paidIn, type Part } from '../sales/parts';
import { type Deal, settle } from './settlement';

const part = (text: string): Part => {
  const [way, amount] = text.split(' ') as [Part['way'], string];
  return { way, amount };
};
/** "cash 50.00, TEB 33.00" */
const parts = (text: string): Part[] => text.split(', ').map(part);
const said = (of: readonly { way: string; amount: string }[]) =>
  of.map(({ way, amount }) => `${way} ${amount}`).join(', ');

/** A line that comes back, by what it was paid. */
const back = (text: string) => ({
  price: eurosOf(parts(text).reduce((sum, { amount }) => sum + centsOf(amount), 0)),
  ...paidIn(parts(text)),
});
const out = (price: string, sale_type: Deal['sells'][number]['sale_type'] = 'store') => ({
  price,
  sale_type,
});
const cash = paidIn([], 'cash');
const nlb = paidIn([], 'NLB');
const teb = paidIn([], 'TEB');
const inCash: Deal['agreed'] = (cents) => [{ way: 'cash', amount: eurosOf(cents) }];
const byTeb: Deal['agreed'] = (cents) => [{ way: 'TEB', amount: eurosOf(cents) }];

const paidText = ({ bank, parts: several }: Paid) => (several ? said(several) : (bank ?? 'cash'));
const settled = (deal: Partial<Deal>) => {
  const settlement = settle({
    ...{ returns: [], sells: [], paid: undefined, agreed: undefined },
    ...deal,
  });
  return {
    moved: said(settlement.money),
    isOtherWay: settlement.isOtherWay,
    refunds: settlement.refunds.map(paidText),
    sold: settlement.sold.map(paidText),
  };
};

describe('a return', () => {
  test('pays each line out as it was paid, one sum a way', () => {
    const returns = [back('NLB 45.00'), back('cash 10.10'), back('cash 20.20')];
    const { moved, isOtherWay, refunds } = settled({ returns });
    expect([moved, isOtherWay]).toEqual(['NLB -45.00, cash -30.30', false]);
    expect(refunds).toEqual(['NLB', 'cash', 'cash']);
  });

  test('pays both parts of a line back', () => {
    expect(settled({ returns: [back('cash 50.00, TEB 33.00')] })).toMatchObject({
      moved: 'cash -50.00, TEB -33.00',
      refunds: ['cash 50.00, TEB 33.00'],
    });
  });

  test('is marked if it is paid in another way than the sale', () => {
    const returns = [back('NLB 45.00'), back('cash 10.00')];
    expect(settled({ returns, agreed: inCash })).toMatchObject({
      moved: 'cash -55.00',
      isOtherWay: true,
      refunds: ['cash', 'cash'],
    });
    const isOther = (text: string, agreed: Deal['agreed']) =>
      settled({ returns: [back(text)], agreed }).isOtherWay;
    expect(isOther('cash 45.00', inCash)).toBe(false);
    expect(isOther('NLB 45.00', byTeb)).toBe(true);
    expect(isOther('cash 50.00, TEB 33.00', () => parts('TEB 33.00, cash 50.00'))).toBe(false);
    expect(isOther('cash 50.00, TEB 33.00', () => parts('TEB 50.00, cash 33.00'))).toBe(true);
  });

  test('of what was given away moves nothing', () => {
    expect(settled({ returns: [back('NLB 0.00')], agreed: inCash })).toMatchObject({
      moved: '',
      isOtherWay: false,
    });
  });
});

describe('an exchange for items that say how they are paid', () => {
  const returns = [back('NLB 45.00')];
  const paid = [cash];

  test.each([
    ['for more, in cash', { returns, sells: [out('60.00')], paid, agreed: inCash }, 'cash 15.00'],
    ['for more, as the new line says', { returns, sells: [out('60.00')], paid }, 'cash 15.00'],
    ['for more, by bank', { returns, sells: [out('60.00')], paid, agreed: byTeb }, 'TEB 15.00'],
    [
      'for more that is sent',
      { returns, sells: [out('60.00', 'online')], paid, agreed: inCash },
      'courier 15.00',
    ],
    ['for less, as it was paid', { returns, sells: [out('40.10')], paid }, 'NLB -4.90'],
    ['for less, in cash', { returns, sells: [out('40.00')], paid, agreed: inCash }, 'cash -5.00'],
    ['for the same', { returns, sells: [out('45.00')], paid }, ''],
    [
      'of two for two',
      { returns: [back('cash 0.10'), back('cash 0.20')], sells: [out('0.30')], paid },
      '',
    ],
  ] as [string, Partial<Deal>, string][])('%s', (_what, deal, moved) => {
    expect(settled(deal)).toEqual({
      moved,
      isOtherWay: false,
      refunds: deal.returns?.map(paidText),
      sold: ['cash'],
    });
  });

  test('is refused where nothing says how the difference is paid', () => {
    const sells = [out('50.00'), out('20.00')];
    expect(() => settled({ returns, sells, paid: [cash, teb] })).toThrow(/how the difference/);
    const both = [back('cash 50.00'), back('TEB 20.00')];
    expect(() => settled({ returns: both, sells: [out('1.00')], paid })).toThrow();
    expect(settled({ returns: both, sells: [out('70.00')], paid: [nlb] }).moved).toBe('');
  });

  test('for something free is a refund like any other', () => {
    const sells = [out('0.00')];
    expect(settled({ returns, sells, paid, agreed: inCash }).isOtherWay).toBe(true);
    expect(settled({ returns, sells, paid }).isOtherWay).toBe(false);
  });
});

describe('an exchange that takes over how the goods were paid', () => {
  const returns = [back('cash 50.00, TEB 33.00'), back('NLB 20.00')];

  test.each([
    [
      'the same',
      [out('53.00'), out('50.00')],
      undefined,
      '',
      ['cash 50.00, TEB 3.00', 'TEB 30.00, NLB 20.00'],
    ],
    [
      'more, in two ways',
      [out('120.00')],
      () => parts('PCB 10.00, cash 7.00'),
      'PCB 10.00, cash 7.00',
      ['cash 57.00, TEB 33.00, NLB 20.00, PCB 10.00'],
    ],
    [
      'less: banks first',
      [out('90.00')],
      undefined,
      'TEB -13.00',
      ['cash 50.00, TEB 20.00, NLB 20.00'],
    ],
    [
      'much less: cash last',
      [out('30.00')],
      undefined,
      'TEB -33.00, NLB -20.00, cash -20.00',
      ['cash'],
    ],
    ['less, in cash', [out('90.00')], inCash, 'cash -13.00', ['cash 37.00, TEB 33.00, NLB 20.00']],
    [
      'less, by a bank that paid nothing',
      [out('90.00')],
      () => parts('PCB 13.00'),
      'PCB -13.00',
      ['cash 50.00, TEB 20.00, NLB 20.00'],
    ],
  ] as [string, Deal['sells'], Deal['agreed'], string, string[]][])(
    'for %s',
    (_what, sells, agreed, moved, sold) => {
      expect(settled({ returns, sells, agreed })).toEqual({
        ...{ moved, sold, isOtherWay: false },
        refunds: ['cash 50.00, TEB 33.00', 'NLB'],
      });
    },
  );

  test('wants to know how more is paid', () => {
    expect(() => settled({ returns, sells: [out('200.00')] })).toThrow(/how the difference/);
  });
});
