import { useEffect, useState } from 'react';

import { usePreference } from '../../preferences/preference';
import { sidebarVisibility } from '../../preferences/preferences';

/**
 * On wide screens the sidebar stands beside the page and its state is remembered. On narrow ones it
 * lies over the page until it is used or left; then the focus goes back to the toggle.
 */
export function useSidebar(isNarrow: boolean, toggleId: string) {
  const visibility = usePreference(sidebarVisibility);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const isShown = isNarrow ? isOverlayOpen : visibility === 'shown';

  useEffect(() => {
    if (!isNarrow || !isOverlayOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOverlayOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.getElementById(toggleId)?.focus();
    };
  }, [isNarrow, isOverlayOpen, toggleId]);

  return {
    isShown,
    close: () => setIsOverlayOpen(false),
    toggle: () =>
      isNarrow
        ? setIsOverlayOpen(!isOverlayOpen)
        : sidebarVisibility.set(isShown ? 'hidden' : 'shown'),
  };
}
