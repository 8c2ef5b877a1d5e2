import { useEffect } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** A `ref` that focuses its element when it appears, as the answer button of a dialog. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/**
 * Focuses the element with an id when it appears, but never takes the focus out of a dialog: that
 * may have been opened while the page was still loading, and somebody may be typing in it.
 */
export function useFocusOnMount(id: string, wanted: boolean | undefined): void {
  useEffect(() => {
    const element = document.getElementById(id);
    if (wanted && element && (element.closest(DIALOG) || !isDialogInUse())) element.focus();
  }, [id, wanted]);
}

/** Whether the focus is in a dialog. */
export const isDialogInUse = (): boolean => Boolean(document.activeElement?.closest(DIALOG));
