/** Milliseconds; who waits longer without a word takes it for stuck. */
const SILENCE = 8_000;

/**
 * Says every few seconds that something still goes on, in lines that also do without a terminal.
 *
 * @template T
 * @param {string} what as in `Building sales`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function tellWhile(what, work) {
  const started = performance.now();
  const tell = () => {
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`${what}: ${seconds} s so far`);
  };
  const timer = setInterval(tell, SILENCE);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
