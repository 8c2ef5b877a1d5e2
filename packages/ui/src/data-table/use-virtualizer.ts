import type { Virtualizer, VirtualizerOptions } from '@tanstack/virtual-core';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type Library = typeof import('@tanstack/virtual-core');
type Rows = Virtualizer<HTMLDivElement, HTMLTableRowElement>;
type AllOptions = VirtualizerOptions<HTMLDivElement, HTMLTableRowElement>;
type Options = Pick<AllOptions, 'count' | 'getScrollElement' | 'estimateSize' | 'overscan'>;

let library: Library | undefined;

/**
 * The library behind long tables, whose weight short ones do without: it is fetched when a table
 * first is `enabled`. Undefined until then, and null when it can't be had.
 */
export function useVirtualizer(enabled: boolean, options: Options): Rows | null | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [made, setMade] = useState<Made | null | undefined>(() =>
    enabled && library ? make(library, options, rerender) : undefined,
  );
  const makeOf = useEffectEvent((arrived: Library) => make(arrived, options, rerender));

  useEffect(() => {
    if (!enabled || made !== undefined) return;
    let isLeft = false;
    import('@tanstack/virtual-core').then(
      (arrived) => {
        library = arrived;
        if (!isLeft) setMade(makeOf(arrived));
      },
      () => !isLeft && setMade(null),
    );
    return () => {
      isLeft = true;
    };
  }, [enabled, made]);

  if (made) made.rows.setOptions({ ...made.fixed, ...options, enabled });
  const rows = made?.rows;
  useLayoutEffect(() => rows?._didMount(), [rows]);
  useLayoutEffect(() => rows?._willUpdate());
  return made === null ? null : rows;
}

type Made = ReturnType<typeof make>;

function make(from: Library, options: Options, rerender: () => void) {
  let isMeasuring = false;
  const fixed = {
    observeElementRect: from.observeElementRect,
    observeElementOffset: from.observeElementOffset,
    scrollToFn: from.elementScroll,
    onChange: (_: Rows, isSync: boolean) => {
      // While rows are being measured, React is at work already.
      if (isSync && !isMeasuring) flushSync(rerender);
      else rerender();
    },
  };
  const rows: Rows = new from.Virtualizer({ ...fixed, ...options });
  const { measureElement } = rows;
  rows.measureElement = (node) => {
    isMeasuring = true;
    measureElement(node);
    isMeasuring = false;
  };
  return { rows, fixed };
}
