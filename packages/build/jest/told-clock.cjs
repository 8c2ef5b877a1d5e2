const { set } = require('./test-clock.cjs');

/** Runs before a program that a test starts: the test can set its clock by a message. */
process.on('message', (/** @type {{ clock?: string }} */ { clock }) => {
  if (clock === undefined) return;
  set(clock);
  process.send?.({ clock });
});
