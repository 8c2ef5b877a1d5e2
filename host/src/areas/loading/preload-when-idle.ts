import { useEffect } from 'react';

import { preloadArea } from '../registry/installed-areas';
import { useRegistry } from '../registry/registry-store';

/** Quiet time after the page has settled, in milliseconds. */
const SETTLED = 2_000;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : work();

/** Fetches the areas' code one by one while nothing else happens. Only for somebody signed in. */
export function usePreloadWhenIdle(signedIn: boolean): void {
  const registry = useRegistry();

  useEffect(() => {
    if (!signedIn || registry.status !== 'ready' || savesData()) return;
    const names = registry.registry.areas.map((entry) => entry.area.name);
    const timers = names.map((name, index) =>
      setTimeout(() => whenIdle(() => preloadArea(name)), SETTLED + index * 500),
    );
    return () => timers.forEach(clearTimeout);
  }, [signedIn, registry]);
}
