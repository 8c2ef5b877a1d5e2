import { useEffect } from 'react';

/** For `ref`: the element takes the focus when it appears, as the answer of a dialog does. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** The element with an id takes the focus when it appears. */
export function useFocusOnMount(id: string, wanted: boolean | undefined): void {
  useEffect(() => {
    if (wanted) document.getElementById(id)?.focus();
  }, [id, wanted]);
}
