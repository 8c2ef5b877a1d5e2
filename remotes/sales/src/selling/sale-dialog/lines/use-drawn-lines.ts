import { startTransition, useEffect, useState } from 'react';

/** A basket of up to this many lines is drawn with the dialog; more lines fill most screens. */
const AT_ONCE = 8;
/** Lines drawn in each later frame, so that a pressed key waits for no more than these. */
const MORE = 6;

/**
 * The number of lines to draw: all of a small basket at once; those of a larger one after the
 * dialog is on screen, some in each frame.
 */
export function useDrawnLines(count: number): number {
  const [drawn, setDrawn] = useState(count > AT_ONCE ? 0 : AT_ONCE);
  useEffect(() => {
    if (drawn >= count) return undefined;
    return afterPaint(() => setDrawn(drawn + MORE));
  }, [drawn, count]);
  return Math.min(drawn, count);
}

/** Whether to draw what is rarely used; of a larger basket only after the dialog is on screen. */
export function useIsPainted(count: number): boolean {
  const [isPainted, setIsPainted] = useState(count <= AT_ONCE);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted]);
  return isPainted;
}

/** Drawing more before the frame is painted would delay it. Returns what calls it off. */
function afterPaint(draw: () => void): () => void {
  let painted: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(() => startTransition(draw));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
