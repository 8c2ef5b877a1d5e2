import type { ApiError } from '@backoffice/api-client';
import { formatMoney, moneyOfCents, typedCents } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { unitLabel } from '../basket/unit-label';

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
      <ul className="mb-0">
        {lines.map(({ unit, price }) => (
          <li key={unit.id}>
            {t('sale.doubtLine', {
              unit: unitLabel(unit),
              price: formatMoney(moneyOfCents(typedCents(price) ?? 0)),
              regular: formatMoney(unit.price),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
