import { useLayoutEffect, useState, type RefObject } from 'react';

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Millimetres of roll for which the style sheet has a page; a page can't be added at run time. */
const ROLL_HEIGHTS = [...steps(80, 300, 20), ...steps(350, 1_000, 50)];
const LONGEST = 1_000;

/** One millimetre more, because browsers round a page down to whole pixels. */
const SPARE = 1;
const PIXELS_PER_MILLIMETRE = 96 / 25.4;

/**
 * The shortest page that holds this many millimetres; content longer than all of them goes on to a
 * next page.
 */
const rollHeight = (content: number): number =>
  ROLL_HEIGHTS.find((height) => content + SPARE <= height) ?? LONGEST;

/** The page of the roll for an element, measured at once and whenever it grows. */
export function useRollHeight(content: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LONGEST);
  useLayoutEffect(() => {
    const measure = () => {
      if (!content.current) return;
      const { height: pixels } = content.current.getBoundingClientRect();
      setHeight(rollHeight(pixels / PIXELS_PER_MILLIMETRE));
    };
    measure();
    // Fonts and parts of other areas come later.
    const sizes = new ResizeObserver(measure);
    if (content.current) sizes.observe(content.current);
    return () => sizes.disconnect();
  }, [content]);
  return height;
}
