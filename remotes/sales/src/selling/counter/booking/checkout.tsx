import { saleQueries } from '@backoffice/api-client/resources/sales';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type Dispatch } from 'react';

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
  useSellersAhead(isWhole);
  const dialog = { ...sale, draft, dispatch, isWhole, isRestored, onClose: onLeave };
  return (
    <>
      {draft.open && <SaleDialog {...dialog} />}
      {approval}
      {slip}
    </>
  );
}

/** This part comes while goods are scanned: the dialog then opens with all that it needs. */
function useSellersAhead(isKnown: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isKnown) void client.prefetchQuery(saleQueries.sellers());
  }, [client, isKnown]);
}
