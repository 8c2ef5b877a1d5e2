const LOOK_EVERY = 500;

/**
 * Calls back when the process that started this one is gone. npm runs a script in a shell: when
 * npm is told to end, it ends that shell, which doesn't tell the script.
 *
 * @param {() => void} gone
 */
export function onceParentIsGone(gone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY);
  timer.unref();
}
