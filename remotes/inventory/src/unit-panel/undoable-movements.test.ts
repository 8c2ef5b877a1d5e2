import type { Movement } from '@backoffice/contracts';
import { movement } from '@backoffice/testing';

import { undoableMovements } from './undoable-movements';

type Kind = NonNullable<Movement['operation']>['kind'];
const by = (id: number, kind: Kind, undone = false) => ({ id, kind, undone });

it('is the newest of each sort', () => {
  const history = [
    movement({ id: 1, kind: 'received', operation: by(11, 'delivery') }),
    movement({ id: 2, kind: 'transferred', operation: by(12, 'transfer') }),
    movement({ id: 3, kind: 'repriced', operation: by(13, 'price') }),
    movement({ id: 4, kind: 'corrected', operation: by(14, 'adjustment') }),
    movement({ id: 5, kind: 'set_aside', operation: by(15, 'adjustment') }),
  ];
  expect(undoableMovements(history)).toEqual(
    new Map([
      [2, 12],
      [3, 13],
      [4, 14],
      [5, 15],
    ]),
  );
});

it.each([
  ['a sale', movement({ kind: 'sold', operation: by(1, 'sale') })],
  ['an undo', movement({ kind: 'transferred', operation: by(1, 'undo') })],
  ['what is undone', movement({ kind: 'transferred', operation: by(1, 'transfer', true) })],
  ['what was done before operations were kept', movement({ kind: 'transferred' })],
])('is not %s', (_, last) => {
  const before = movement({ kind: 'received', operation: by(9, 'delivery') });
  expect(undoableMovements([before, last]).size).toBe(0);
});
