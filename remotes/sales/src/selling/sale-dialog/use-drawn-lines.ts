import { startTransition, useEffect, useState } from 'react';

/** A basket of so many is drawn with the dialog itself; a larger one fills most screens. */
const AT_ONCE = 8;
/** Drawn at a time later on: a key that is typed meanwhile waits for no more than these. */
const MORE = 6;

/**
 * How many lines of a basket are drawn: a small one's with the dialog, a larger one's after it is on
 * screen, some in each frame.
 */
export function useDrawnLines(count: number): number {
  const [drawn, setDrawn] = useState(count > AT_ONCE ? 0 : AT_ONCE);
  useEffect(() => {
    if (drawn >= count) return;
    // What begins before the frame is painted delays it.
    let painted: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => startTransition(() => setDrawn(drawn + MORE)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [drawn, count]);
  return Math.min(drawn, count);
}
