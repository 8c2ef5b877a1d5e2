import { refuse } from '../../../errors';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Numbers at even steps, written one after the other: 123456, 246810, 010203, 102030, 901234. */
const ROWS = [1, 2, 3, 4, 5, 9, 10, 11].flatMap((step) =>
  numbers(step).flatMap((start) => {
    const counted = numbers(40).map((index) => start + index * step);
    return [
      counted.join(''),
      counted.map((number) => number % 10).join(''),
      counted.map((number) => String(number % 100).padStart(2, '0')).join(''),
    ];
  }),
);
const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];
/** Lines of the keypad, either way: 147258, 159753, 321789. */
const DRAWN = new Set(LINES.flatMap((line) => [line, reversed(line)]));

function reversed(text: string): string {
  return [...text].reverse().join('');
}

const isInRow = (pin: string) =>
  ROWS.some((row) => row.includes(pin) || row.includes(reversed(pin)));
const halvesOf = (pin: string) => [pin.slice(0, 3), pin.slice(3)] as const;

/** Whether somebody at the counter would try this PIN among the first. */
function isEasy(pin: string): boolean {
  const [first, second] = halvesOf(pin);
  const isDrawn = DRAWN.has(first) && DRAWN.has(second);
  const isMirrored = first === second || first === reversed(second);
  return new Set(pin).size < 3 || isMirrored || isDrawn || isInRow(pin);
}

/**
 * Throws a 422 for digits that are nearly the same, in a row, said twice or drawn on the keypad.
 */
export function refuseEasyPin(pin: string): void {
  if (!isEasy(pin)) return;
  throw refuse('pin_easy', {}, { at: 'pin' });
}
