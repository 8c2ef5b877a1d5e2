import { formatMoney, moneyOfCents, typedCents } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import type { SaleLine } from '../basket/sale-draft';

export function PriceList({ lines }: { lines: readonly SaleLine[] }) {
  const { t } = useTranslation('sales');
  return (
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
  );
}
