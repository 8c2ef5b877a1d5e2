import { formatNumber } from '@backoffice/i18n';
import { ConfirmDialog } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Units that nobody scanned. */
  count: number;
  onReceive: () => Promise<void>;
  onClose: () => void;
}

/** Asks before units are received that nobody has held in their hands. */
export function ReceiveAllDialog({ count, onReceive, onClose }: Props) {
  const { t } = useTranslation('goods');
  return (
    <ConfirmDialog
      show
      title={t('shipments.receiveAll')}
      text={t('shipments.receiveAllAsk', { count, number: formatNumber(count) })}
      confirmLabel={t('shipments.receiveAll')}
      onConfirm={() => onReceive().then(onClose)}
      onClose={onClose}
    />
  );
}
