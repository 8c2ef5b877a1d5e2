import { ApiError, DraftKey } from '@backoffice/api-client';
import {
  correctRequest,
  soldSaleMutations,
  voidRequest,
} from '@backoffice/api-client/resources/sold-sales';
import type { CorrectionsInput, VoidInput } from '@backoffice/contracts';
import { formatMoment, type TFunction } from '@backoffice/i18n';
import { useApproved, useTimeZone, type ApprovedRequest } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * `refused`: the sale has changed meanwhile, and its new state is being loaded; `stayed`: nobody
 * allowed it, or it has to be confirmed again.
 */
export type Mended = 'done' | 'refused' | 'stayed';

interface Write<Input> {
  input: Input;
  idempotencyKey: string;
  approval?: string;
}

/** Sends a correction; people who may not do it alone are asked for an approval. */
function useMending<Input, View>(
  mutation: UseMutationOptions<View, ApiError, Write<Input>>,
  requestOf: (input: Input) => ApprovedRequest,
) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const [key] = useState(() => new DraftKey());
  const asked = useRef<ReactNode>(null);
  const { mutateAsync } = useMutation(mutation);
  const { approved, question } = useApproved({
    action: 'sales.correct',
    lifts: ['forbidden'],
    describe: () => asked.current,
  });

  /** `what` tells the person who has to allow it what would change. Rejects with ApiError. */
  async function send(input: Input, what: ReactNode): Promise<Mended> {
    asked.current = what;
    try {
      const view = await approved(requestOf(input), (approval) =>
        mutateAsync({ input, idempotencyKey: key.value, approval }),
      );
      if (view === null) return 'stayed';
      key.settle();
      return 'done';
    } catch (error) {
      key.settle(error);
      const text = refusalText(t, error, timeZone);
      if (text === null) throw error;
      notify.danger(text);
      return error instanceof ApiError && error.code === 'closed' ? 'stayed' : 'refused';
    }
  }

  return { send, question };
}

export const useCorrecting = (sale: number) =>
  useMending(soldSaleMutations.correct(sale), (input: CorrectionsInput) =>
    correctRequest(sale, input),
  );

export const useVoiding = (sale: number) =>
  useMending(soldSaleMutations.void(sale), (input: VoidInput) => voidRequest(sale, input));

/** Why the sale can't be changed any more; null if the failure is of another kind. */
function refusalText(t: TFunction<'sales'>, error: unknown, timeZone: string | undefined) {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'closed') return t('soldSale.closedSince');
  if (error.code === 'exchanged') return t('soldSale.whyExchange');
  if (error.code !== 'already_reversed') return null;
  const [conflict] = error.conflicts ?? [];
  return t('soldSale.alreadyReversed', {
    unit: conflict?.code ?? '',
    when: formatMoment(conflict?.reversed_at, timeZone),
    by: conflict?.reversed_by ?? '–',
  });
}
