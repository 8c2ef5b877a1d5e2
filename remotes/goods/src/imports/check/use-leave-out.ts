import { importMutations } from '@backoffice/api-client/resources/imports';
import type { LeaveOut, UploadedImport } from '@backoffice/contracts';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Checks an import again without the rows that are left out; nothing is booked by it. */
export function useLeaveOut({ id, mapping }: UploadedImport) {
  const { t } = useTranslation('goods');
  const check = useWrite(importMutations.check(id));
  const [isBusy, setIsBusy] = useState(false);
  const before = mapping.leaveOut ?? {};

  async function leaveOut(rows: LeaveOut) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await check({ mapping: { ...mapping, leaveOut: rows } });
    } catch (error) {
      notify.danger(t('imports.check.failed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  }
  return {
    isBusy,
    line: (line: number) => leaveOut({ ...before, lines: [...(before.lines ?? []), line] }),
    reason: (reason: NonNullable<LeaveOut['reasons']>[number]) =>
      leaveOut({ ...before, reasons: [...(before.reasons ?? []), reason] }),
    all: () => leaveOut({ all: true }),
    none: () => leaveOut({}),
  };
}
