import type { CheckoutInput, SpecificType } from '@backoffice/contracts';
import { moneyOfCents, typedCents } from '@backoffice/i18n';

import { paymentOf, tendersInput } from './payment';
import type { SaleDraft } from './sale-draft';
import { sellItems, withoutWays } from './sell-items';

/**
 * The sale of a draft without errors; the same draft gives the same body. `isKnown`: the server
 * knows more of a payment than the way of each line.
 */
export function checkoutInput(
  draft: SaleDraft,
  types: readonly SpecificType[] | undefined,
  isKnown: boolean,
): CheckoutInput {
  const items = sellItems(draft.lines, types);
  const payment = paymentOf(draft);
  // After a reload the server may not have said yet what it knows: what was agreed counts.
  if (!isKnown && !payment.isSplit && draft.salesperson === null) return { items };
  const received = payment.cash > 0 ? typedCents(draft.received) : null;
  return {
    items: payment.isSplit ? withoutWays(items) : items,
    ...(payment.isSplit && { tenders: tendersInput(payment) }),
    ...(received !== null && { received: moneyOfCents(received) }),
    ...(draft.salesperson !== null && { salesperson: draft.salesperson }),
  };
}
