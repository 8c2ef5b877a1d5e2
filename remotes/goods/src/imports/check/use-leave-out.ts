import type { LeaveOut, UploadedImport } from '@backoffice/contracts';

import { useCheckAgain } from './use-check-again';

/** Leaves rows of an import out, and takes them back. */
export function useLeaveOut(upload: UploadedImport) {
  const { isBusy, checkWith } = useCheckAgain(upload);
  const before = upload.mapping.leaveOut ?? {};
  const leaveOut = (rows: LeaveOut) => checkWith({ leaveOut: rows });
  return {
    isBusy,
    line: (line: number) => leaveOut({ ...before, lines: [...(before.lines ?? []), line] }),
    reason: (reason: NonNullable<LeaveOut['reasons']>[number]) =>
      leaveOut({ ...before, reasons: [...(before.reasons ?? []), reason] }),
    all: () => leaveOut({ all: true }),
    none: () => leaveOut({}),
  };
}
