import { useEffect, type RefObject } from 'react';

const STEP = 'input:enabled:not([readonly]), [data-step]:enabled';
const MOVES: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Goes to the next or previous field and selects its text, ready to be typed over. */
function walk(container: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  const move = MOVES[key];
  if (move === undefined || !(target instanceof HTMLInputElement)) return;
  const steps = [...container.querySelectorAll<HTMLElement>(STEP)];
  const next = steps[steps.indexOf(target) + move];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** An Enter key that is held down must not press whatever has the focus by then. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Enter and the arrows go from field to field of a container, whose first field gets the focus.
 * Enter in the last field is left to the form, if there is one.
 */
export function useSteps(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => walk(element, event);
    element.querySelector('input')?.focus();
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', ignoreHeld, { capture: true });
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', ignoreHeld, { capture: true });
    };
  }, [container]);
}
