import { act } from '@testing-library/react';

/**
 * Sets the clock; timers run on as always. Ends with the test.
 * @param moment a day (its noon in UTC) or an ISO moment
 */
export function setNow(moment: string): void {
  const now = new Date(moment.length === 10 ? `${moment}T12:00:00Z` : moment);
  jest.useFakeTimers({
    now,
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}

/**
 * Lets time pass in which a test expects nothing to happen, in milliseconds. What is under way may
 * draw meanwhile: a bare timer would make of that an update outside of `act` on a busy machine.
 */
export const letPass = (duration: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, duration)));
