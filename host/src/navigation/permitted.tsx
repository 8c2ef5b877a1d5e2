import { usePermissions } from '@backoffice/ui';
import type { ReactNode } from 'react';

interface Props {
  /** An action, as text: it may have come later than this release of the shell. */
  requires: string | undefined;
  children: ReactNode;
  fallback?: ReactNode;
}

export const Permitted = ({ requires, children, fallback = null }: Props) =>
  usePermissions()(requires) ? children : fallback;
