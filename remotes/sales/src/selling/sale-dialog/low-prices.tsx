import type { ApiError } from '@backoffice/api-client';
import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { PriceList } from './price-list';

/** The lines that a refusal names by their place in what was sent; all where it names none. */
export function refusedLines(lines: readonly SaleLine[], { fields = {} }: ApiError): SaleLine[] {
  const named = new Set(Object.keys(fields).map((field) => Number.parseInt(field, 10)));
  const refused = lines.filter((_line, place) => named.has(place));
  return refused.length > 0 ? refused : [...lines];
}

/** Which prices somebody else has to allow. */
export function LowPrices({ lines }: { lines: readonly SaleLine[] }) {
  const { t } = useTranslation('sales');
  return (
    <div>
      <p className="mb-1">{t('sale.lowPrices')}</p>
      <PriceList lines={lines} />
    </div>
  );
}
