import { allowedActions } from '@backoffice/api-client';
import type { Action } from '@backoffice/contracts';
import { useMemo } from 'react';

import { usePerson } from './use-person';

/**
 * Whether an action is allowed; undefined always is. Actions are text, because an area may require
 * one that this release of the shell doesn't know.
 */
export type Can = (action: string | undefined) => boolean;

const NOTHING: readonly string[] = [];

/**
 * What the person may do. While that is loading, nothing is allowed, so that nothing is shown that
 * would disappear again. If loading fails, the specified actions are offered and the server judges.
 */
export function usePermissions(): Can {
  const { data, errorUpdateCount } = usePerson();
  const actions =
    data?.user.actions ?? (errorUpdateCount > 0 ? allowedActions(undefined) : NOTHING);
  return useMemo(() => {
    const allowed = new Set(actions);
    return (action) => action === undefined || allowed.has(action);
  }, [actions]);
}

export const useCan = (action: Action): boolean => usePermissions()(action);
