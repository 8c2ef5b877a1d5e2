import { useSyncExternalStore } from 'react';

/** The width below which the style sheet draws rows as cards; keep the two equal. */
const QUERY = '(width < 576px)';

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether rows are drawn as cards, which show no column heads. */
export const useCards = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
