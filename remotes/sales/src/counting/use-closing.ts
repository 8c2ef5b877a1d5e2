import { ApiError, DraftKey } from '@backoffice/api-client';
import { closingMutations } from '@backoffice/api-client/resources/closings';
import { settingsQueries } from '@backoffice/api-client/resources/settings';
import { changedTill } from '@backoffice/api-client/resources/till';
import type { ClosingView, Till } from '@backoffice/contracts';
import { centsOf, moneyOfCents, typedCents } from '@backoffice/i18n';
import { detailOf } from '@backoffice/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { checkCount, type CountErrors } from './check-count';
import { cashPieces, isReasonNeeded, leftText, terminalAmounts, type Count } from './drawer/count';
import type { CountState } from './use-count';

const inputOf = (till: Till, count: Count) => ({
  location: till.location?.id ?? null,
  version: count.seen.version,
  cash: cashPieces(count.pieces),
  terminals: terminalAmounts(count),
  left: moneyOfCents(typedCents(leftText(count)) ?? 0),
  ...(count.reason.trim() && { reason: count.reason.trim() }),
});

interface Options extends CountState {
  till: Till;
  onClosed: (view: ClosingView) => void;
}

const DEFAULT_LIMIT = '5.00';

/**
 * Checks a count, asks, and closes the till with it. A count that the server refuses stays typed,
 * and the reason is shown.
 */
export function useClosing({ till, onClosed, ...state }: Options) {
  const { t } = useTranslation('sales');
  const [errors, setErrors] = useState<CountErrors>({});
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const limit = centsOf(useQuery(settingsQueries.company()).data?.max_difference ?? DEFAULT_LIMIT);
  const send = useSending(till, state);

  const refused = (error: unknown) => {
    const now = changedTill(error);
    if (now) return state.take(now);
    const fields = (error instanceof ApiError && error.fields) || {};
    if (fields.reason) state.change({ isReasonAsked: true });
    if (!fields.reason && !fields.left) return setFailure(detailOf(error) ?? t('till.closeFailed'));
    setErrors({
      ...(fields.reason && { reason: t('till.reasonMissing') }),
      ...(fields.left && { left: t('till.leftTooMuch') }),
    });
  };
  const close = async () => {
    setFailure(undefined);
    try {
      onClosed(await send());
    } catch (error) {
      refused(error);
    }
    setIsAsked(false);
  };
  const ask = () => {
    const found = checkCount(t, state.count, limit);
    setErrors(found);
    setIsAsked(Object.keys(found).length === 0);
  };
  const stay = () => setIsAsked(false);
  return {
    ...{ errors, isAsked, ask, stay, close, failure },
    isReasonNeeded: isReasonNeeded(state.count, limit),
  };
}

/** All tries of one count carry the same key, also after a reload, until the answer is definite. */
function useSending(till: Till, { count, change, drop }: CountState) {
  const { mutateAsync } = useMutation(closingMutations.close());
  return async () => {
    const key = new DraftKey(count.key);
    change({ before: null, key: key.value });
    try {
      const view = await mutateAsync({ input: inputOf(till, count), idempotencyKey: key.value });
      drop();
      return view;
    } catch (error) {
      key.settle(error);
      change({ key: key.value });
      throw error;
    }
  };
}
