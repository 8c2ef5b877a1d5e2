import { importMutations } from '@backoffice/api-client/resources/imports';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOpenImport } from '../use-open-import';

/** Gives up an import of which nothing is booked yet. */
export function GiveUp({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  const { close } = useOpenImport();
  const cancel = useWrite(importMutations.cancel(id));
  const [isAsking, setIsAsking] = useState(false);
  const giveUp = () =>
    cancel(undefined).then(close, (error: unknown) =>
      notify.danger(t('imports.booking.cancelFailed'), { detail: detailOf(error) }),
    );
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setIsAsking(true)}>
        {t('imports.giveUp.open')}
      </button>
      <ConfirmDialog
        show={isAsking}
        title={t('imports.giveUp.title')}
        text={t('imports.giveUp.text')}
        confirmLabel={t('imports.giveUp.confirm')}
        onConfirm={giveUp}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
