import { ACTIONS } from '@backoffice/contracts';
import { useCan } from '@backoffice/ui';
import type { ReactNode } from 'react';

interface Props {
  /** An action; one that this release does not know is left to the server. */
  requires: string | undefined;
  children: ReactNode;
  fallback?: ReactNode;
}

export function Permitted({ requires, children, fallback = null }: Props) {
  const action = ACTIONS.find((known) => known === requires) ?? 'session.use';
  return useCan(action) ? children : fallback;
}
