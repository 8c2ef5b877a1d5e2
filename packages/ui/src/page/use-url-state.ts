import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What was asked of the address that stands and has not come yet; lists on a page share it. */
let underWay: URLSearchParams | undefined;

/**
 * The state of a list in the URL, as text by name. What equals its default is left out of the URL;
 * a change replaces the entry in the history. Defaults may change (today does).
 */
export function useUrlState<State extends Record<string, string>>(
  defaults: State,
): [State, (change: Partial<State>) => void] {
  const [params, setParams] = useSearchParams();
  const key = JSON.stringify(defaults);
  const { key: entry } = useLocation();
  useEffect(
    () => () => {
      underWay = undefined;
    },
    [entry],
  );

  const state = useMemo(() => {
    const names = JSON.parse(key) as State;
    const entries = Object.entries(names).map(([name, value]) => [name, params.get(name) ?? value]);
    return Object.fromEntries(entries) as State;
  }, [key, params]);

  const change = useCallback(
    (changed: Partial<State>) => {
      const initial = JSON.parse(key) as State;
      // The router starts each change from the address on screen, and so would lose the one before.
      const after = new URLSearchParams(underWay ?? params);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === initial[name]) after.delete(name);
        else after.set(name, value);
      }
      underWay = after;
      setParams(after, { replace: true, preventScrollReset: true });
    },
    [key, params, setParams],
  );

  return [state, change];
}
