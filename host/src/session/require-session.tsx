import { readStored, SHARED_TILL } from '@backoffice/api-client/storage';
import { LOGIN_PATH } from '@backoffice/contracts';
import { usePrefix } from '@backoffice/ui/areas';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { askedPage } from './asked-page';
import { useSession } from './session-provider';
import { SignInOffer } from './sign-in-offer';

interface Props {
  /**
   * By the specification's route table, a guarded page sends on to the sign-in, another one only
   * offers it; a shared till goes to its names from either.
   */
  guarded: boolean;
  children: ReactNode;
}

/** Keeps a page from showing or asking for anything until somebody is signed in. */
export function RequireSession({ guarded, children }: Props) {
  const { isSignedIn, hasLeft } = useSession();
  const location = useLocation();
  const prefix = usePrefix();

  if (isSignedIn) return children;
  if (!guarded && readStored(SHARED_TILL) === null) return <SignInOffer />;
  const state = hasLeft ? undefined : askedPage(location);
  return <Navigate to={`${prefix}${LOGIN_PATH}`} replace state={state} />;
}
