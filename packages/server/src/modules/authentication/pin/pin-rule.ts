import { PIN_REFUSALS } from '@backoffice/contracts';

import { AppError } from '../../../errors';

const UP = '012345678901234';
const DOWN = [...UP].reverse().join('');

/** The first that somebody at the counter would try. */
const isEasy = (pin: string): boolean =>
  new Set(pin).size < 3 || UP.includes(pin) || DOWN.includes(pin) || isTwice(pin);

const isTwice = (pin: string) => pin.slice(0, 3) === pin.slice(3);

/** Throws a 422 for digits that are all or nearly the same, in a row, or said twice. */
export function refuseEasyPin(pin: string): void {
  if (!isEasy(pin)) return;
  throw new AppError('invalid', PIN_REFUSALS.easy, { fields: { pin: PIN_REFUSALS.easy } });
}
