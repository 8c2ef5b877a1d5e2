import { usePrefix } from '@backoffice/ui/areas';
import { useLocation, useNavigation } from 'react-router-dom';

import { isSamePath } from '../../navigation/prefix';

/**
 * Tells whether a path is where the person is, or is going: a click shows at once, also when the
 * page takes its time.
 */
export function useIsComing(): (path: string) => boolean {
  const prefix = usePrefix();
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? pathname;
  return (path) => isSamePath(coming, `${prefix}${path}`);
}
