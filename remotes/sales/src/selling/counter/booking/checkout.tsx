import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { Dispatch } from 'react';

import type { SaleAction, SaleDraft } from '../../basket/sale-draft';
import { SaleDialog } from '../../sale-dialog/sale-dialog';
import type { LastBooked } from './booked';
import { useSell } from './use-sell';

interface Props {
  owner: CurrentSession;
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  /** The dialog was open when the page was loaded. */
  isRestored: boolean;
  /** The server knows sums that are paid in several ways, and other salespersons. */
  isWhole: boolean;
  onBooked: (booked: LastBooked, ids: readonly number[]) => void;
  /** Called when the dialog is left, or this part can't be loaded. */
  onClose: () => void;
}

/** The dialog in which a basket is paid, and what follows from it: approval, booking, slip. */
export function Checkout({ owner, draft, dispatch, isWhole, onBooked, ...dialog }: Props) {
  const { approval, slip, ...sale } = useSell({ owner, draft, dispatch, isWhole, onBooked });
  return (
    <>
      {draft.open && <SaleDialog {...{ ...sale, ...dialog, draft, dispatch, isWhole }} />}
      {approval}
      {slip}
    </>
  );
}
