import { ApiError, createIdempotencyKey } from '@backoffice/api-client';
import { panelQueries } from '@backoffice/api-client/resources/panels';
import { saleMutations, sellRequest } from '@backoffice/api-client/resources/sales';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { Conflict } from '@backoffice/contracts';
import { detailOf, useApproved } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type Dispatch } from 'react';

import { sellItems, type LostUnit, type SaleDraft, type SaleAction } from '../basket/sale-draft';
import { unitLabel } from '../basket/unit-label';
import { forgetSold } from '../basket/use-sale-draft';
import { LowPrices, refusedLines } from '../sale-dialog/low-prices';

interface Options {
  owner: CurrentSession;
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  onSold: (ids: number[]) => void;
}

/** Sells the basket once, however often it is pressed, sent again or allowed by somebody else. */
export function useSell({ owner, draft, dispatch, onSold }: Options) {
  const { mutateAsync, isPending, error } = useMutation(saleMutations.sell());
  const isUnderWay = useRef(false);
  const types = useNeededTypes(draft);
  const { approved, question } = useLowPricesApproved(draft);

  async function sell() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const input = sellItems(draft.lines, types);
      const sale = await approved(sellRequest(input), (approval) =>
        mutateAsync({ input, idempotencyKey: draft.key, approval }),
      );
      if (!sale) return;
      const ids = draft.lines.map((line) => line.unit.id);
      forgetSold(owner, draft.key);
      dispatch({ type: 'sold', key: createIdempotencyKey(), ids });
      onSold(ids);
      notifyMessage(ids.length === 1 ? 'soldOne' : 'soldMany', {}, { detail: sale.message });
    } catch (failure) {
      refuse(failure);
    } finally {
      isUnderWay.current = false;
    }
  }

  function refuse(failure: unknown) {
    notifyMessage('sellError', {}, { detail: detailOf(failure) });
    if (failure instanceof ApiError && failure.isDefinite) {
      const lost = lostUnits(failure.conflicts ?? [], draft);
      dispatch({ type: 'refused', key: createIdempotencyKey(), lost });
    }
  }

  return {
    onSell: () => void sell(),
    isSelling: isPending,
    isUnanswered: error !== null && isUnanswered(error),
    /** Prices below the floor wait for somebody else to allow them. */
    approval: question,
  };
}

function useNeededTypes({ lines }: SaleDraft) {
  const enabled = lines.some((line) => line.unit.type === null);
  return useQuery({ ...panelQueries.list('types'), enabled }).data;
}

const useLowPricesApproved = ({ lines }: SaleDraft) =>
  useApproved({
    action: 'prices.override',
    lifts: ['price_floor'],
    describe: (refusal) => <LowPrices lines={refusedLines(lines, refusal)} />,
  });

/** Nobody said what became of the try: no answer came, or one that says nothing. */
const isUnanswered = ({ isNetwork, isDefinite, serverMessage }: ApiError) =>
  isNetwork || (!isDefinite && serverMessage === undefined);

const lostUnits = (conflicts: Conflict[], draft: SaleDraft): LostUnit[] =>
  conflicts.map((conflict) => {
    const line = draft.lines.find(({ unit }) => unit.id === conflict.id);
    return {
      ...conflict,
      label: line ? unitLabel(line.unit) : (conflict.code ?? `${conflict.id}`),
    };
  });
