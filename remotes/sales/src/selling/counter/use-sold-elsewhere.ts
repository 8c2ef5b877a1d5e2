import { onLiveEvent } from '@backoffice/api-client';
import { productQueries, type StockUnit } from '@backoffice/api-client/resources/products';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type Dispatch } from 'react';

import { unitLabel } from '../../words/unit-label';
import type { LostUnit, SaleAction, SaleDraft } from '../basket/sale-draft';
import { isUnanswered } from '../basket/sent-baskets';

interface Options {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  /** Shows why a unit is not for sale. */
  refuse: (unit: StockUnit) => unknown;
}

const lostUnit = (unit: StockUnit): LostUnit => ({
  id: unit.id,
  code: unit.code,
  sold_at: unit.sold?.at ?? null,
  sold_by: unit.sold?.by ?? null,
  label: unitLabel(unit),
  why: 'sold',
});

/**
 * Takes a unit off the counter at once when somebody else sells it, and says who, before it is
 * booked.
 */
export function useSoldElsewhere({ draft, dispatch, refuse }: Options): void {
  const client = useQueryClient();
  // If the basket was sent, that try may have sold its units; only an answer to it or to a retry
  // can tell.
  const mayBeSold = () => isUnanswered(draft.key);

  const take = useEffectEvent((units: readonly StockUnit[]) => {
    if (mayBeSold() || units.length === 0) return;
    // Nothing was sent, so the key stays. The dialog of an open sale tells of it itself.
    dispatch({ type: 'refused', key: draft.key, lost: units.map(lostUnit) });
    if (!draft.open) units.forEach(refuse);
  });
  const check = useEffectEvent(async (isAsked: (id: number) => boolean) => {
    if (mayBeSold()) return;
    const barcodes = new Map(
      [...draft.lines.map(({ unit }) => unit), ...draft.scanned]
        .filter(({ id }) => isAsked(id))
        .map(({ id, barcode }) => [id, barcode]),
    );
    const found = await Promise.all(
      [...barcodes.values()].map((code) =>
        client.fetchQuery({ ...productQueries.byBarcode(code), staleTime: 0 }),
      ),
    );
    take(found.filter((unit) => unit !== null).filter(({ sold }) => sold !== null));
  });
  useEffect(
    () =>
      onLiveEvent(({ sold = [], again }) => {
        // If the lookup fails now, the sale of the unit will be refused later.
        check((id) => again === true || sold.includes(id)).catch(() => undefined);
      }),
    [],
  );
}
