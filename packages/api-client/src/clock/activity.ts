/** Milliseconds without key, pointer or touch after which nobody is taken to be there. */
const IDLE = 60_000;
let lastSign = Date.now();

const note = () => {
  lastSign = Date.now();
};
if (typeof window !== 'undefined') {
  for (const kind of ['keydown', 'pointerdown', 'wheel'] as const) {
    window.addEventListener(kind, note, { capture: true, passive: true });
  }
}

/** Whether nobody is at the page: calls that it then makes by itself don't prolong a session. */
export const isLeftAlone = (): boolean => Date.now() - lastSign > IDLE;
