import { importMutations } from '@backoffice/api-client/resources/imports';
import type { ImportMapping, UploadedImport } from '@backoffice/contracts';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Checks an import again with another decision about its rows or names; nothing is booked by it. */
export function useCheckAgain({ id, mapping }: UploadedImport) {
  const { t } = useTranslation('goods');
  const check = useWrite(importMutations.check(id));
  const [isBusy, setIsBusy] = useState(false);

  async function checkWith(change: Pick<ImportMapping, 'leaveOut' | 'names' | 'runs'>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await check({ mapping: { ...mapping, ...change } });
    } catch (error) {
      notify.danger(t('imports.check.failed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, checkWith };
}
