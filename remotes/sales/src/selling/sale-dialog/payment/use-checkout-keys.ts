import { BANKS } from '@backoffice/contracts';
import { useEffect, useEffectEvent, type Dispatch, type RefObject } from 'react';

import { balanceOf } from '../../basket/exchange';
import { bankOfKey, paymentOf } from '../../basket/payment';
import type { SaleAction, SaleDraft } from '../../basket/sale-draft';
import { payByBank } from './use-pay';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  isWhole: boolean;
}

/** Digits of every script that the product reads. */
const DIGIT = /^\p{Nd}$/u;

/**
 * The keys of the checkout: F2 to F4 choose a bank, and a digit that is typed outside of a field is
 * the first of the cash that was received.
 */
export function useCheckoutKeys({ form, draft, dispatch, isWhole }: Options): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const bank = bankOfKey(event.key, BANKS);
    if (bank && draft.lines.length > 0 && balanceOf(draft).due >= 0) {
      event.preventDefault();
      payByBank({ draft, dispatch, isWhole, payment: paymentOf(draft) }, bank);
    }
    if (DIGIT.test(event.key) && !(event.target instanceof HTMLInputElement)) {
      // The digit goes to the field, as it has the focus before the key is pressed through.
      form.current?.querySelector<HTMLInputElement>('[data-received]')?.focus();
    }
  });
  useEffect(() => {
    // The dialog itself has the focus where it was restored, so its keys are listened to as well.
    const dialog = form.current?.closest<HTMLElement>('[role=dialog]');
    dialog?.addEventListener('keydown', press);
    return () => dialog?.removeEventListener('keydown', press);
  }, [form]);
}
