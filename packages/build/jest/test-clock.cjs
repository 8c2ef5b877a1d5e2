/**
 * Each test file begins at the same moment, and time runs on from there: no hour and no day of the
 * year makes it fail. TEST_CLOCK names another moment, or `real`; the processes that tests start
 * inherit it.
 */
const BEGINS = '2026-11-25T10:00:00Z';
const Real = Date;

/** @param {string} clock a moment, `real`, or the milliseconds by which its parent is ahead */
function aheadOf(clock) {
  if (clock === 'real') return 0;
  return /^-?\d+$/.test(clock) ? Number(clock) : Real.parse(clock) - Real.now();
}

let ahead = 0;
/** @param {string} clock */
exports.set = (clock) => {
  ahead = aheadOf(clock);
  process.env.TEST_CLOCK = String(ahead);
};
const now = () => Real.now() + ahead;

exports.set(process.env.TEST_CLOCK ?? BEGINS);
/** The function behind `Date.now`, which a test may replace. */
let told = now;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? told : Reflect.get(target, name)),
  set: (target, name, value) => {
    if (name !== 'now') return Reflect.set(target, name, value);
    told = value;
    return true;
  },
});
