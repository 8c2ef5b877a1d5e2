import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { PriceList } from './price-list';

interface Props {
  lines: readonly SaleLine[];
}

/** The prices that somebody else is asked to allow. */
export function LowPrices({ lines }: Props) {
  const { t } = useTranslation('sales');
  return (
    <div>
      <p className="mb-1">{t('sale.lowPrices')}</p>
      <PriceList lines={lines} />
    </div>
  );
}
