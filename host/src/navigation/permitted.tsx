import type { AreaRoute } from '@backoffice/contracts';
import { usePermissions, usePerson } from '@backoffice/ui';
import type { ReactNode } from 'react';

interface Props extends Pick<AreaRoute, 'added'> {
  /** An action, as text: this release of the shell may not know it yet. */
  requires: string | undefined;
  children: ReactNode;
  fallback?: ReactNode;
}

/** Whether the server knows the specification alone; false where that isn't known. */
export const useIsPlain = () => usePerson().data?.hasAdditions === false;

export function Permitted({ requires, added = false, children, fallback = null }: Props) {
  const can = usePermissions();
  const isPlain = useIsPlain();
  return can(requires) && !(added && isPlain) ? children : fallback;
}
