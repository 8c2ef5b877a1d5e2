import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

const isUsable = (element: HTMLElement) => !element.matches(':disabled') && element.tabIndex >= 0;

/**
 * Fills a form at the speed of a delivery: Enter goes on to the next field (from the last one to
 * the button), Ctrl+Enter submits from anywhere. To be set as the form's `onKeyDown`.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(isUsable);
  const next = fields[fields.indexOf(event.target as HTMLElement) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
