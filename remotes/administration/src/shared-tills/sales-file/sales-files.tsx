import type { OfflineFile, SharedTill } from '@backoffice/contracts';

import { SalesHere } from './sales-here';
import { SendFile } from './send-file';

export interface SalesFilesProps {
  tills: readonly SharedTill[];
  /** The till that this device is. */
  here: OfflineFile['till'];
  onClose: () => void;
}

/** Carries sales without a line from a till that stays without one to a machine that has one. */
export function SalesFiles({ tills, here }: SalesFilesProps) {
  return (
    <>
      <SalesHere here={here} />
      {tills.some(({ keeps_selling: isKnown }) => isKnown !== undefined) && (
        <SendFile tills={tills} />
      )}
    </>
  );
}
