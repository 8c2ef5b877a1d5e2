import { useEffect } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** For `ref`: the element takes the focus when it appears, as the answer of a dialog does. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/**
 * The element with an id takes the focus when it appears, but not out of a dialog: that was opened
 * while the page was still on its way, and somebody may be typing in it.
 */
export function useFocusOnMount(id: string, wanted: boolean | undefined): void {
  useEffect(() => {
    const element = document.getElementById(id);
    if (wanted && element && (element.closest(DIALOG) || !isDialogInUse())) element.focus();
  }, [id, wanted]);
}

/** Whether the focus is in a dialog. */
export const isDialogInUse = (): boolean => Boolean(document.activeElement?.closest(DIALOG));
