import { soldLine } from '@backoffice/testing';

import { boot, shoe, wornSale } from '../../testing/counter';
import type { Way } from '../../words/ways';
import { saleDraftReducer } from './draft-reducer';
import { balanceOf, returnErrors, returnInput, usualWay } from './exchange';
import { returnLine } from './return-lines';
import { emptyDraft, type SaleAction, type SaleDraft } from './sale-draft';

const MARK = { day: '2026-11-21', user: 'arta@example.com', by: 'arta' };
const after = (...steps: SaleAction[]): SaleDraft =>
  steps.reduce(saleDraftReducer, emptyDraft('first', MARK));

/** A line that was sold for a price, in cash unless a bank is named. */
const back = (id: number, price: string, bank: Exclude<Way, 'cash'> | null = null) =>
  returnLine(
    wornSale(),
    soldLine({ id, price, bank, paymentType: bank === null ? 'cash' : 'bank' }),
  );
const takenBack = (...returns: ReturnType<typeof back>[]): SaleAction => ({
  type: 'takenBack',
  returns,
});
const out: SaleAction = { type: 'ticked', units: [shoe] };
const byBank: SaleAction = {
  type: 'changed',
  id: shoe.id,
  change: { paymentType: 'bank', bank: 'PCB' },
};
const chosen: SaleAction = { type: 'wayChosen', way: 'TEB' };

describe('how the money of both directions moves', () => {
  test.each<[string, SaleAction[], number, Way | null, object | undefined, boolean]>([
    [
      'a refund as it was paid',
      [takenBack(back(1, '45.00', 'NLB'))],
      -4500,
      'NLB',
      undefined,
      false,
    ],
    [
      'a refund of two ways',
      [takenBack(back(1, '45.00', 'NLB'), back(2, '5.50'))],
      -5050,
      null,
      undefined,
      false,
    ],
    [
      'a refund another way',
      [takenBack(back(1, '45.00')), chosen],
      -4500,
      'cash',
      { type: 'bank', bank: 'TEB' },
      false,
    ],
    [
      'a refund by the way that it was paid, said aloud',
      [takenBack(back(1, '45.00')), { type: 'wayChosen', way: 'cash' }],
      -4500,
      'cash',
      undefined,
      false,
    ],
    [
      'a dearer pair, paid as it is sold',
      [takenBack(back(1, '45.00', 'NLB')), out, byBank],
      1490,
      'PCB',
      { type: 'bank', bank: 'PCB' },
      false,
    ],
    [
      'a cheaper pair, refunded as the old one was paid',
      [takenBack(back(1, '80.00', 'NLB')), out],
      -2010,
      'NLB',
      undefined,
      false,
    ],
    [
      'a cheaper pair, when the old ones were paid in two ways',
      [takenBack(back(1, '80.00', 'NLB'), back(2, '10.00')), out],
      -3010,
      null,
      undefined,
      false,
    ],
    [
      'the same, chosen',
      [takenBack(back(1, '80.00', 'NLB'), back(2, '10.00')), out, chosen],
      -3010,
      null,
      { type: 'bank', bank: 'TEB' },
      false,
    ],
    ['an even exchange', [takenBack(back(1, '59.90')), out, chosen], 0, 'cash', undefined, false],
  ])('%s', (_name, steps, due, usual, way, isMissing) => {
    const draft = after(...steps);
    expect(balanceOf(draft).due).toBe(due);
    expect(usualWay(draft)).toBe(usual);
    expect(returnInput(draft).way).toEqual(way);
    expect(returnErrors(draft)).toEqual({ way: isMissing, note: false });
  });
});

describe('what comes back', () => {
  const one = takenBack(back(1, '45.00'));

  test('lies on the counter once, and an empty counter has nothing to ask about', () => {
    const draft = after(one, takenBack(back(1, '45.00'), back(2, '5.00')), { type: 'opened' });
    expect(draft.returns.map(({ sold }) => sold.id)).toEqual([1, 2]);
    const less = saleDraftReducer(draft, { type: 'returnLeft', line: 1 });
    expect(less).toMatchObject({ open: true });
    expect(saleDraftReducer(less, { type: 'returnLeft', line: 2 })).toMatchObject({
      open: false,
      returns: [],
    });
  });

  test('is gone once it is booked, with all that was said of it', () => {
    const said = after(one, chosen, { type: 'noted', note: 'Torn' }, out);
    const booked = { type: 'sold', key: 'next', ids: [shoe.id], returned: [1] } as const;
    expect(saleDraftReducer(said, booked)).toEqual(emptyDraft('next', MARK));
    const late = saleDraftReducer(saleDraftReducer(said, takenBack(back(2, '5.00'))), booked);
    expect(late).toMatchObject({ way: '', note: '', returns: [{ sold: { id: 2 } }] });
    expect(saleDraftReducer(said, { type: 'cleared', key: 'next' })).toEqual(
      emptyDraft('next', MARK),
    );
  });

  test('stands aside with the basket of the day before, and comes back with it', () => {
    const tomorrow = { ...MARK, day: '2026-11-22' };
    const draft = after(one, { type: 'begun', key: 'second', mark: tomorrow });
    expect(draft).toMatchObject({ returns: [], left: [{ returns: [{ sold: { id: 1 } }] }] });
    const basket = draft.left[0]!;
    expect(saleDraftReducer(draft, { type: 'broughtBack', basket })).toMatchObject({
      key: 'first',
      returns: [{ sold: { id: 1 } }],
      left: [],
    });
  });

  test('refused lines are told from units by what they are', () => {
    const lost = { id: boot.id, code: null, sold_at: null, sold_by: null, label: 'TB10' };
    const draft = after(takenBack(back(boot.id, '45.00')), { type: 'ticked', units: [boot] });
    const refused = (why: 'returned' | 'sold') =>
      saleDraftReducer(draft, { type: 'refused', key: 'next', lost: [{ ...lost, why }] });
    expect(refused('returned')).toMatchObject({ returns: [], lines: [{ unit: boot }] });
    expect(refused('sold')).toMatchObject({ returns: [{ sold: { id: boot.id } }], lines: [] });
  });
});
