import { formatNumber } from '@backoffice/i18n';
import { AlertDialog, Icon, ICONS, useTimeZone } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { Note } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type DoneTransfer, TransferSlip } from './transfer-slip';

interface Props {
  transfer: DoneTransfer;
  onClose: () => void;
}

/** Tells what was just moved, and offers its slip. */
export function TransferredNote({ transfer, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const count = transfer.rows.length;
  return (
    <Note tone="success" onClose={onClose}>
      <span>{t('transfer.done', { count, number: formatNumber(count), to: transfer.to })}</span>
      <button
        type="button"
        className="btn btn-success btn-sm"
        disabled={isPrinting}
        onClick={() => setIsPrinting(true)}
      >
        <Icon path={ICONS.printer} /> {t('transfer.printSlip')}
      </button>
      {isPrinting && (
        <PrintPage
          onDone={() => setIsPrinting(false)}
          onFail={() => {
            setIsPrinting(false);
            setHasFailed(true);
          }}
        >
          <TransferSlip {...transfer} timeZone={timeZone} />
        </PrintPage>
      )}
      {hasFailed && (
        <AlertDialog show text={messageText('printFailed')} onClose={() => setHasFailed(false)} />
      )}
    </Note>
  );
}
