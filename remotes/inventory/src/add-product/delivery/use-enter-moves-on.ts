import { useEffect, useRef } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

const isUsable = (element: HTMLElement) => !element.matches(':disabled') && element.tabIndex >= 0;

/**
 * Fills a form at the speed of a delivery: Enter goes on to the next field (from the last one to
 * the button), Ctrl+Enter submits from anywhere. The ref belongs on an element inside the form.
 */
export function useEnterMovesOn<Element extends HTMLElement>() {
  const box = useRef<Element>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => moveOn(event, element);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return box;
}

function moveOn(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    box.closest('form')?.requestSubmit();
    return;
  }
  if (event.target instanceof HTMLButtonElement) return;
  const fields = [...box.querySelectorAll<HTMLElement>(FIELDS)].filter(isUsable);
  const next = fields[fields.indexOf(event.target as HTMLElement) + 1];
  // In the last field, Enter is left to the form.
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
