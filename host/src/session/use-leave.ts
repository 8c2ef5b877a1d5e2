import { LOGIN_PATH } from '@backoffice/contracts';
import { usePrefix } from '@backoffice/ui/areas';
import { useNavigate } from 'react-router-dom';

import { useSession } from './session-provider';

/** Signs out by hand, and shows the sign-in. */
export function useLeave(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const prefix = usePrefix();
  return () => {
    void signOut();
    void navigate(`${prefix}${LOGIN_PATH}`, { replace: true });
  };
}
