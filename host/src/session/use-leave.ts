import { KEEPS_SELLING, readStored } from '@backoffice/api-client/storage';
import { LOGIN_PATH } from '@backoffice/contracts';
import { usePrefix } from '@backoffice/ui/areas';
import { useNavigate } from 'react-router-dom';

import { useSession } from './session-provider';

/** Signs out by hand, and shows the sign-in; asks before, on a till that holds sales. */
export function useLeave(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const leave = () => {
    void signOut();
    void navigate(`${prefix}${LOGIN_PATH}`, { replace: true });
  };
  return () => {
    if (readStored(KEEPS_SELLING) === null) leave();
    // Without that code nothing could have been kept.
    else
      void import('../outage/leave').then(
        async ({ mayLeave }) => (await mayLeave()) && leave(),
        leave,
      );
  };
}
