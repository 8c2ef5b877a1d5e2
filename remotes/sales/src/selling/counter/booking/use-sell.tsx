import { ApiError, createIdempotencyKey } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { detailOf } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useRef, type Dispatch } from 'react';

import { useSlip } from '../../../slip/use-slip';
import { unitLabel } from '../../../words/unit-label';
import type { LostUnit, SaleDraft, SaleAction } from '../../basket/sale-draft';
import { sendNoted } from '../../basket/sent-baskets';
import { forgetSold } from '../../basket/use-sale-draft';
import type { LastBooked } from './booked';
import { useBook } from './use-book';

interface Options {
  owner: CurrentSession;
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  /** The server knows sums that are paid in several ways, and other salespersons. */
  isWhole: boolean;
  onBooked: (booked: LastBooked, ids: readonly number[]) => void;
}

/** Books the basket once, however often it is pressed, sent again or allowed by somebody else. */
export function useSell({ owner, draft, dispatch, isWhole, onBooked }: Options) {
  const isUnderWay = useRef(false);
  const types = useNeededTypes(draft);
  const { send, isPending, error, question } = useBook({ draft, isWhole, types });
  const { printBooked, printAgain, slip } = useSlip();

  async function sell() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const booked = await sendNoted(draft.key, send);
      if (!booked) return;
      const ids = draft.lines.map((line) => line.unit.id);
      forgetSold(owner, draft.key);
      dispatch({ type: 'sold', key: createIdempotencyKey(), ids, returned: returnedIn(draft) });
      booked.tell();
      const { slip: of } = booked;
      onBooked({ ...booked, onPrint: () => of && printAgain(of) }, ids);
      if (of) printBooked(of);
    } catch (failure) {
      refuse(failure);
    } finally {
      isUnderWay.current = false;
    }
  }

  function refuse(failure: unknown) {
    notifyMessage('sellError', {}, { detail: detailOf(failure) });
    if (failure instanceof ApiError && failure.isDefinite) {
      const lost = lostUnits(failure, draft);
      dispatch({ type: 'refused', key: createIdempotencyKey(), lost });
    }
  }

  return {
    onSell: () => void sell(),
    isSelling: isPending,
    isUnanswered: error !== null && isUnanswered(error),
    /** The question that asks somebody else to allow the sale. */
    approval: question,
    slip,
  };
}

const returnedIn = ({ returns }: SaleDraft) => returns.map(({ sold }) => sold.id);

function useNeededTypes({ lines }: SaleDraft) {
  const enabled = lines.some((line) => line.unit.type === null);
  return useQuery({ ...referenceQueries.list('types'), enabled }).data;
}

/** Whether nobody knows what became of the try: no answer came, or one that says nothing. */
const isUnanswered = ({ isNetwork, isDefinite, serverMessage }: ApiError) =>
  isNetwork || (!isDefinite && serverMessage === undefined);

const WHYS = {
  already_sold: 'sold',
  already_reversed: 'returned',
  set_aside: 'set_aside',
  gone: 'gone',
  in_transit: 'in_transit',
} as const;

/** Conflicts name the sold line if it was taken back already, otherwise the unit. */
function lostUnits({ code, conflicts = [] }: ApiError, { lines, returns }: SaleDraft): LostUnit[] {
  const isReversed = code === 'already_reversed';
  const why = Object.entries(WHYS).find(([known]) => known === code)?.[1];
  return conflicts.map((conflict) => {
    const unit = isReversed
      ? returns.find(({ sold }) => sold.id === conflict.id)?.sold
      : lines.find((line) => line.unit.id === conflict.id)?.unit;
    return {
      ...conflict,
      why: why ?? (conflict.sold_at ? 'sold' : 'refused'),
      label: unit ? unitLabel(unit) : (conflict.code ?? `${conflict.id}`),
    };
  });
}
