import { lineAwaySince, onLineChange, onLiveEvent } from '@backoffice/api-client';
import type { Registry } from '@backoffice/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchShownRegistry } from '../areas/registry/own-areas';
import { useRegistry } from '../areas/registry/registry-store';
import { noteServed } from './outage-mode';

const INTERVAL = 5 * 60_000;

/** The releases that a registry names, as one text that changes with every release and rollback. */
const releasesOf = ({ host, areas }: Registry): string =>
  JSON.stringify([host?.release, areas.map(({ area, release }) => [area.name, release]).sort()]);

/** Whether the server now serves another release than the one on screen. */
function useNewRelease(): boolean {
  const state = useRegistry();
  const [isNew, setIsNew] = useState(false);
  const shown = state.status === 'ready' ? releasesOf(state.registry) : null;

  useEffect(() => {
    if (shown === null) return undefined;
    const check = async () => {
      // Without a line a till that keeps its release would answer itself.
      if (document.visibilityState !== 'visible' || lineAwaySince() !== null) return;
      // No answer is no news.
      const current = await fetchShownRegistry().catch(() => null);
      if (!current || lineAwaySince() !== null) return;
      const isNewer = releasesOf(current) !== shown;
      setIsNew(isNewer);
      noteServed(isNewer);
    };
    const checkNow = () => void check();
    const timer = setInterval(checkNow, INTERVAL);
    document.addEventListener('visibilitychange', checkNow);
    window.addEventListener('focus', checkNow);
    const stopWatching = onLineChange(checkNow);
    const stopHearing = onLiveEvent(({ roots }) => {
      if (roots.includes('releases')) checkNow();
    });
    return () => {
      stopHearing();
      stopWatching();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
      window.removeEventListener('focus', checkNow);
    };
  }, [shown]);

  return isNew;
}

/** The page keeps the release it started with; the person chooses when to load a newer one. */
export function ReleaseNotice() {
  const { t } = useTranslation('shell');
  const isNew = useNewRelease();
  return (
    <div role="status">
      {isNew && (
        <div className="alert alert-info d-flex flex-wrap align-items-center gap-3 mb-0 mt-2">
          <span className="flex-grow-1">{t('release.text')}</span>
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={() => location.reload()}
          >
            {t('release.reload')}
          </button>
        </div>
      )}
    </div>
  );
}
