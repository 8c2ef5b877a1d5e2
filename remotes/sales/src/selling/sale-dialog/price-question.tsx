import { ConfirmDialog } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { SaleLine } from '../basket/sale-draft';
import { PriceList } from './price-list';

interface Props {
  /** The lines with doubtful prices; without any, no question is asked. */
  lines: readonly SaleLine[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether implausible prices are meant. The safe answer has the focus. */
export function PriceQuestion({ lines, onConfirm, onClose }: Props) {
  const { t } = useTranslation('sales');
  return (
    <ConfirmDialog
      show={lines.length > 0}
      title={t('sale.doubtTitle')}
      text={<PriceList lines={lines} />}
      confirmLabel={t('sale.doubtConfirm')}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
