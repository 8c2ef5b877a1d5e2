import { useSyncExternalStore } from 'react';

/** Where the style sheet draws rows as cards: a phone. */
const QUERY = '(width < 576px)';

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether rows are drawn as cards, whose heads nobody sees. */
export const useCards = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
