import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What follows `#/` in the link; it stays in the browser, so that no log has it. */
const secretOf = (hash: string) => (hash.startsWith('#/') ? hash.slice(2) || undefined : undefined);

function secretIn(state: unknown): string | undefined {
  const secret = (state as { secret?: unknown } | null)?.secret;
  return typeof secret === 'string' ? secret : undefined;
}

/**
 * The secret that the page was opened with; undefined where there is none. Once it is read, the
 * address no longer shows it: this entry of the history keeps it, for a reload or another language.
 */
export function useLinkSecret(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = secretOf(hash);
  useEffect(() => {
    if (arrived === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: { secret: arrived } });
  }, [arrived, pathname, search, navigate]);
  return arrived ?? secretIn(state);
}
