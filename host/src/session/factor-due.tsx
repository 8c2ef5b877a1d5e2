import { useHref } from '@backoffice/ui/areas';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { askedPage } from './asked-page';

/**
 * Leads to where the second factor is set up that the company asks for, and from there back. An
 * area of an older release has no such page; then the server refuses everything else.
 */
export function FactorDue({ fallback }: { fallback: ReactNode }) {
  const to = useHref()('profile.factor');
  const location = useLocation();
  return to ? <Navigate to={to} replace state={askedPage(location)} /> : fallback;
}
