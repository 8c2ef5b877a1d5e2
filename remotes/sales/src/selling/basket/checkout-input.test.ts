import { shoe } from '../../testing/counter';
import { checkoutInput } from './checkout-input';
import { saleDraftReducer } from './draft-reducer';
import { emptyDraft, type AtPayment } from './sale-draft';

const MARK = { day: '2026-11-21', user: 'arta@example.com', by: 'arta' };
const said = (at: Partial<AtPayment>) =>
  saleDraftReducer(saleDraftReducer(emptyDraft('first', MARK), { type: 'ticked', units: [shoe] }), {
    type: 'saidAtPayment',
    said: at,
  });

test('a sum in two ways is sent as agreed, before the server has said what it knows', () => {
  const input = checkoutInput(said({ received: '20', rest: 'TEB' }), [], false);
  expect(input.tenders).toEqual([
    { way: 'cash', amount: '20.00' },
    { way: 'TEB', amount: '39.90' },
  ]);
});

test('only a server that knows it is told what was received', () => {
  expect(checkoutInput(said({ received: '60' }), [], false)).not.toHaveProperty('received');
  expect(checkoutInput(said({ received: '60' }), [], true).received).toBe('60.00');
});
