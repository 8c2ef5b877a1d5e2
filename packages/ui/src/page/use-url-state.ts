import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Query that was set and is not in the address yet; all lists on a page share it. */
let underWay: URLSearchParams | undefined;

/**
 * The state of a list in the URL, as text by name. Values equal to their default are left out; a
 * change replaces the entry in the history. Defaults may change, as today's date does.
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
      // The router starts from the address on screen, and so would lose a change made just before.
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
