import { gtinOf } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import { useCan } from '../session/use-can';

/** Answers a scan that is no unit's barcode; of a supplier's code it says that it names no unit. */
export function useUnknownCode() {
  const { t } = useTranslation('stock');
  // A server of the specification alone has no suppliers' codes.
  const isKnown = useCan('operations.view');
  return (code: string) => {
    if (!isKnown || gtinOf(code) === null) return 'unknown' as const;
    return { outcome: 'unknown' as const, reason: t('makersCode') };
  };
}
