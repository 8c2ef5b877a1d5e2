/**
 * Runs before a program whose clock a test sets: its `Date` starts at the moment that this module's
 * address names, runs on from there, and is set anew by a message. Timers go on as always.
 */
const Real = Date;
let ahead = 0;
const now = () => Real.now() + ahead;
/** @param {string | null} moment null for the machine's own clock */
const set = (moment) => {
  ahead = moment === null ? 0 : Real.parse(moment) - Real.now();
};

set(new URL(import.meta.url).searchParams.get('at'));
globalThis.Date = new Proxy(Real, {
  construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
process.on('message', (/** @type {{ clock?: string | null }} */ { clock }) => {
  if (clock === undefined) return;
  set(clock);
  process.send?.({ clock });
});
