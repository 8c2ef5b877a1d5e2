import { NARROW_SCREEN_WIDTH_PX } from '@backoffice/contracts';
import { useSyncExternalStore } from 'react';

const QUERY = `(max-width: ${NARROW_SCREEN_WIDTH_PX - 0.02}px)`;

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Under 993 px: the sidebar lies over the page, the menu of the top bar is folded. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
