import { countMutations } from '@backoffice/api-client/resources/counts';
import type { Count } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ConfirmDialog, detailOf, useCan, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives a count up, after saying what is lost. */
export function CancelCount({ count }: { count: Count }) {
  const { t } = useTranslation('goods');
  const mayCancel = useCan('counts.start');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useWrite(countMutations.cancel(count.id));
  if (!mayCancel) return null;
  const give = async () => {
    try {
      await cancel(undefined);
      notify.success(t('counts.cancel.done'));
    } catch (error) {
      notify.danger(t('counts.cancel.failed'), { detail: detailOf(error) });
    }
    setIsAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => setIsAsking(true)}
      >
        {t('counts.cancel.open')}
      </button>
      <ConfirmDialog
        show={isAsking}
        title={t('counts.cancel.open')}
        text={t('counts.cancel.text', {
          count: count.scanned,
          number: formatNumber(count.scanned),
        })}
        confirmLabel={t('counts.cancel.confirm')}
        tone="danger"
        onConfirm={give}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
