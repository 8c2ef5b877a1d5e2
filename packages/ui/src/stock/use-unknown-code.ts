import { gtinOf } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import { useCan } from '../session/use-can';

/** What to say of a code that no unit has: a supplier's stands for many, and means none of them. */
export function useUnknownCode() {
  const { t } = useTranslation('stock');
  // A server of the specification knows no such codes.
  const isKnown = useCan('operations.view');
  return (code: string) => {
    if (!isKnown || gtinOf(code) === null) return 'unknown' as const;
    return { outcome: 'unknown' as const, reason: t('makersCode') };
  };
}
