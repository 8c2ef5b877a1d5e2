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
