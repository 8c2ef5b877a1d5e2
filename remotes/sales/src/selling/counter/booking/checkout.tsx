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
  onLeave: () => void;
  /** Called when this part can't be loaded. */
  onClose: () => void;
}

/** The dialog in which a basket is paid, and what follows from it: approval, booking, slip. */
export function Checkout({ owner, draft, dispatch, isWhole, onBooked, ...props }: Props) {
  const { isRestored, onLeave } = props;
  const { approval, slip, ...sale } = useSell({ owner, draft, dispatch, isWhole, onBooked });
  const dialog = { ...sale, draft, dispatch, isWhole, isRestored, onClose: onLeave };
  return (
    <>
      {draft.open && <SaleDialog {...dialog} />}
      {approval}
      {slip}
    </>
  );
}
