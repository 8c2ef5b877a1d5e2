import { formatMoney, moneyOfCents, typedCents } from '@backoffice/i18n';
import { ConfirmDialog } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { unitLabel } from '../basket/unit-label';

interface Props {
  /** What is asked about; none, and there is no question. */
  lines: readonly SaleLine[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether implausible prices are meant. The safe answer has the focus. */
export function PriceQuestion({ lines, onConfirm, onClose }: Props) {
  const { t } = useTranslation('sales');
  const list = (
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
  return (
    <ConfirmDialog
      show={lines.length > 0}
      title={t('sale.doubtTitle')}
      text={list}
      confirmLabel={t('sale.doubtConfirm')}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
