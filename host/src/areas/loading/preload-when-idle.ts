import { currentLanguage } from '@backoffice/i18n';
import { loadRefusals } from '@backoffice/ui/notify';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { preloadArea } from '../registry/installed-areas';
import { useRegistry } from '../registry/registry-store';

/** Quiet time after the page has settled, in milliseconds. */
const SETTLED = 2_000;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : work();

/** Loads the texts of refusals before the first refusal, and again for another language. */
function useRefusalsWhenIdle(signedIn: boolean): void {
  const { i18n } = useTranslation('shell');

  useEffect(() => {
    if (!signedIn || savesData()) return;
    const load = () => whenIdle(() => void loadRefusals(currentLanguage()));
    const timer = setTimeout(load, SETTLED);
    return () => clearTimeout(timer);
  }, [signedIn, i18n.language]);
}

/**
 * Fetches the areas' code one by one, and the words of refusals, while nothing else happens. Only for
 * somebody signed in.
 */
export function usePreloadWhenIdle(signedIn: boolean): void {
  const registry = useRegistry();
  useRefusalsWhenIdle(signedIn);

  useEffect(() => {
    if (!signedIn || registry.status !== 'ready' || savesData()) return;
    const names = registry.registry.areas.map((entry) => entry.area.name);
    const timers = names.map((name, index) =>
      setTimeout(() => whenIdle(() => preloadArea(name)), SETTLED + index * 500),
    );
    return () => timers.forEach(clearTimeout);
  }, [signedIn, registry]);
}
