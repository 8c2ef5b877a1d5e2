import { allowedActions } from '@backoffice/api-client';
import type { Action } from '@backoffice/contracts';
import { useMemo } from 'react';

import { usePerson } from './use-person';

/**
 * Whether an action is allowed. As text, because an area may require one that this release of the
 * shell doesn't know; nothing required is always allowed.
 */
export type Can = (action: string | undefined) => boolean;

const NOTHING: readonly string[] = [];

/**
 * What the person may do: nothing while that is on its way, so that nothing is shown that would be
 * taken away again. Where it can't be had, what every server knows is offered, and the server
 * judges.
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

/** Whether the person may do it. */
export const useCan = (action: Action): boolean => usePermissions()(action);
