import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { PriceList } from './price-list';

interface Props {
  lines: readonly SaleLine[];
  /** Told when the code of this can't be had. */
  onClose?: () => void;
}

/** Which prices somebody else has to allow. */
export function LowPrices({ lines }: Props) {
  const { t } = useTranslation('sales');
  return (
    <div>
      <p className="mb-1">{t('sale.lowPrices')}</p>
      <PriceList lines={lines} />
    </div>
  );
}
