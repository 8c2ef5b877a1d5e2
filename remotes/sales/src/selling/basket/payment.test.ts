import { soldLine } from '@backoffice/testing';

import { boot, shoe, wornSale } from '../../testing/counter';
import { saleDraftReducer } from './draft-reducer';
import { likelyCash, paymentOf } from './payment';
import { returnLine } from './return-lines';
import { emptyDraft, type SaleAction, type SaleDraft } from './sale-draft';

const MARK = { day: '2026-11-21', user: 'arta@example.com', by: 'arta' };
const after = (...steps: SaleAction[]): SaleDraft =>
  steps.reduce(saleDraftReducer, emptyDraft('first', MARK));

const both: SaleAction = { type: 'ticked', units: [shoe, boot] };
const received = (typed: string, rest: SaleDraft['rest'] = ''): SaleAction => ({
  type: 'saidAtPayment',
  said: { received: typed, rest },
});
const online: SaleAction = { type: 'changed', id: boot.id, change: { saleType: 'online' } };
const byPcb: SaleAction = {
  type: 'changed',
  id: boot.id,
  change: { paymentType: 'bank', bank: 'PCB' },
};
const back: SaleAction = {
  type: 'takenBack',
  returns: [returnLine(wornSale(), soldLine({ id: 1, price: '45.00' }))],
};

/** A pair for 59.90 and one for 120.00. */
test.each<[string, SaleAction[], object]>([
  ['exact, in cash', [both], { tenders: [['cash', 17990]], missing: 0, change: null }],
  ['with change', [both, received('200')], { tenders: [['cash', 17990]], change: 2010 }],
  ['a comma', [both, received('179,90')], { change: 0 }],
  ['too little', [both, received('100')], { missing: 7990, change: null, isSplit: false }],
  [
    'the rest by a bank',
    [both, received('100', 'TEB')],
    {
      tenders: [
        ['cash', 10000],
        ['TEB', 7990],
      ],
      isSplit: true,
      cash: 10000,
    },
  ],
  ['nothing in cash after all', [both, received('0', 'TEB')], { tenders: [['TEB', 17990]] }],
  ['an amount that reads two ways', [both, received('1.000')], { isUnread: true, change: null }],
  [
    'a line by a bank',
    [both, byPcb, received('60')],
    {
      tenders: [
        ['cash', 5990],
        ['PCB', 12000],
      ],
      change: 10,
    },
  ],
  [
    "the courier's cash is not received",
    [both, online, received('60')],
    { cash: 5990, change: 10 },
  ],
  ['no bank pays for a courier', [both, online, received('50', 'TEB')], { missing: 990 }],
  [
    'an exchange pays its difference',
    [{ type: 'ticked', units: [shoe] }, back, received('10', 'NLB')],
    {
      tenders: [
        ['cash', 1000],
        ['NLB', 490],
      ],
      isSplit: true,
    },
  ],
  ['a return pays nothing', [back, received('10')], { tenders: [], cash: 0, change: null }],
])('%s', (_name, steps, expected) => {
  const { tenders, ...payment } = paymentOf(after(...steps));
  expect({ ...payment, tenders: tenders.map(({ way, cents }) => [way, cents]) }).toMatchObject(
    expected,
  );
});

test.each([
  [8300, [8300, 8500, 9000, 10_000]],
  [5000, [5000, 6000, 10_000]],
  [17_990, [17_990, 18_000, 20_000]],
])('notes that people pay %d cents with', (cents, notes) => {
  expect(likelyCash(cents)).toEqual(notes);
});
