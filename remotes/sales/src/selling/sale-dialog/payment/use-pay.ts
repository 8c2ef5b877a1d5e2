import type { Bank } from '@backoffice/contracts';
import type { Dispatch } from 'react';

import type { Payment } from '../../basket/payment';
import type { SaleAction, SaleDraft } from '../../basket/sale-draft';

export interface PayProps {
  draft: SaleDraft;
  payment: Payment;
  dispatch: Dispatch<SaleAction>;
  isWhole: boolean;
}

/** Whether a bank would pay what the received cash leaves open, and not the whole. */
export const isForRest = ({ payment, isWhole, draft }: Omit<PayProps, 'dispatch'>): boolean =>
  isWhole &&
  (payment.missing > 0 || payment.isSplit) &&
  draft.lines.every(({ saleType }) => saleType === 'store');

/** Says how everything is paid: in cash, or by a bank; an empty one is still to be chosen. */
export function payAll({ dispatch }: Pick<PayProps, 'dispatch'>, way: 'cash' | Bank | ''): void {
  const terms =
    way === 'cash'
      ? ({ paymentType: 'cash', bank: '' } as const)
      : ({ paymentType: 'bank', bank: way } as const);
  dispatch({ type: 'saidAtPayment', said: { rest: '' } });
  dispatch({ type: 'wayChosen', way: '' });
  dispatch({ type: 'applied', terms });
}

/** Lets a bank pay what is open, or the whole where nothing was received in cash. */
export function payByBank(props: PayProps, bank: Bank): void {
  if (isForRest(props)) props.dispatch({ type: 'saidAtPayment', said: { rest: bank } });
  else payAll(props, bank);
}
