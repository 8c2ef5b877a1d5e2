import { TILL_WAYS, type MovedMoney } from '@backoffice/contracts';

import { moneyOf, oneOf, rowsOf } from './normalise';

/** Money by its way, in euros; a way that a later server may name is left out. */
export const movedMoneyOf = (value: unknown): MovedMoney[] =>
  rowsOf(value).flatMap(({ way, amount }) => {
    const known = oneOf(TILL_WAYS, way);
    return known ? [{ way: known, amount: moneyOf(amount) }] : [];
  });
