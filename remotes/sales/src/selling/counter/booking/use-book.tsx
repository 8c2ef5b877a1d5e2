import type { ApiError } from '@backoffice/api-client';
import { returnMutations, returnRequest } from '@backoffice/api-client/resources/returns';
import {
  checkoutRequest,
  saleMutations,
  type SoldBasket,
} from '@backoffice/api-client/resources/sales';
import type { SpecificType } from '@backoffice/contracts';
import { moneyOfCents, typedCents } from '@backoffice/i18n';
import { useApproved } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { checkoutInput } from '../../basket/checkout-input';
import { returnInput } from '../../basket/exchange';
import { paymentOf, tendersInput } from '../../basket/payment';
import { refusedLines } from '../../basket/refused-lines';
import type { SaleDraft } from '../../basket/sale-draft';
import { BeyondRules } from '../../returns/beyond-rules';
import { bookedText } from '../../returns/booked-text';
import { LowPrices } from '../../sale-dialog/low-prices';
import type { Booked } from './booked';

interface Options {
  draft: SaleDraft;
  types: readonly SpecificType[] | undefined;
  isWhole: boolean;
}

function receiptOf(sold: SoldBasket): Booked['receipt'] {
  const { sale_id: sale, receipt_number: receipt, total, offline } = sold;
  const number = offline?.slip ?? receipt;
  if (total === null || number === null || (!offline && sale === null)) return null;
  return { sale, number: `${number}`, total };
}

/** The slip of a sale: the server's, or by what the counter knows where there is no line. */
function slipOf({ sale_id: id, offline }: SoldBasket, draft: SaleDraft): Booked['slip'] {
  if (!offline) return id === null ? null : { kind: 'sale', id };
  const { tenders } = paymentOf(draft);
  const lines = draft.lines.map(({ unit, price }) => ({
    unit,
    price: moneyOfCents(typedCents(price) ?? 0),
  }));
  const sale = { ...offline, seller: draft.by, lines, money: tenders };
  return { kind: 'offline', sale: { ...sale, received: typedCents(draft.received) } };
}

/** One way to send the basket. */
interface Booking {
  /** Resolves with null when nobody allowed it. Throws ApiError. */
  send: () => Promise<Booked | null>;
  isPending: boolean;
  error: ApiError | null;
  /** The question that asks somebody else for an approval. */
  question: ReactNode;
}

/** Sells the ticked units, or books both directions in one call if something comes back. */
export function useBook(options: Options): Booking {
  const sale = useSale(options);
  const exchange = useReturn(options);
  return options.draft.returns.length > 0 ? exchange : sale;
}

function useSale({ draft, types, isWhole }: Options): Booking {
  const { mutateAsync, isPending, error } = useMutation(saleMutations.checkOut());
  const { approved, question } = useLowPricesApproved(draft);
  const send = async (): Promise<Booked | null> => {
    const input = checkoutInput(draft, types, isWhole);
    const sale = await approved(checkoutRequest(input), (approval) =>
      mutateAsync({ input, idempotencyKey: draft.key, approval }),
    );
    if (!sale) return null;
    const text = draft.lines.length === 1 ? 'soldOne' : 'soldMany';
    return {
      tell: () => notifyMessage(text, {}, { detail: sale.message }),
      slip: slipOf(sale, draft),
      receipt: receiptOf(sale),
      change: paymentOf(draft).change,
    };
  };
  return { send, isPending, error, question };
}

function useReturn({ draft, types }: Options): Booking {
  const { t } = useTranslation('sales');
  const { mutateAsync, isPending, error } = useMutation(returnMutations.make());
  const prices = useLowPricesApproved(draft);
  const rules = useApproved({
    action: 'sales.override',
    lifts: ['beyond_rules'],
    describe: (refusal) => <BeyondRules returns={draft.returns} refusal={refusal} />,
  });
  const send = async (): Promise<Booked | null> => {
    const payment = paymentOf(draft);
    const ways = payment.isSplit ? tendersInput(payment) : undefined;
    const input = returnInput(draft, types, ways);
    const request = returnRequest(input);
    const booked = await rules.approved(request, (byRule) =>
      prices.approved(request, (byPrice) =>
        mutateAsync({ input, idempotencyKey: draft.key, approval: byPrice ?? byRule }),
      ),
    );
    if (!booked) return null;
    const { text, detail } = bookedText(t, booked);
    return {
      tell: () => notify.success(text, { detail }),
      slip: { kind: 'return', id: booked.return.id },
      receipt: booked.sale && {
        sale: booked.sale.id,
        number: `${booked.sale.receipt_number}`,
        total: booked.sale.total,
      },
      change: payment.change,
    };
  };
  return { send, isPending, error, question: rules.question ?? prices.question };
}

const useLowPricesApproved = ({ lines }: SaleDraft) =>
  useApproved({
    action: 'prices.override',
    lifts: ['price_floor'],
    describe: (refusal) => <LowPrices lines={refusedLines(lines, refusal)} />,
  });
