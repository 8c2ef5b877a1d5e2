import { DraftKey, type DraftOwner } from '@backoffice/api-client';
import type { ProductType } from '@backoffice/contracts';
import { useAppForm } from '@backoffice/ui';
import type { DeliveryLists } from '@backoffice/ui/stock';
import { useEffect, useState } from 'react';

import {
  type FirstChoices,
  freshDelivery,
  type DeliveryValues,
  restoredDelivery,
} from './delivery-draft';
import { forgetDelivery, keepDelivery, keptDelivery } from './kept-delivery';

interface Options {
  owner: DraftOwner;
  type: ProductType;
  lists: DeliveryLists;
}

/** The form of one product type: as it was left, or fresh; kept in the browser at every step. */
export function useDeliveryForm({ owner, type, lists }: Options) {
  const first = firstOf(lists);
  const [kept] = useState(() => keptDelivery(owner, type));
  const [key] = useState(() => new DraftKey(kept?.key));
  const form = useAppForm<DeliveryValues>({
    defaultValues: kept ? restoredDelivery(kept.values, first, idsOf(lists)) : freshDelivery(first),
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDelivery(owner, { productType: type, values, key: key.value });
        },
      }),
    [subscribe, owner, type, key],
  );

  /** Resets the form: the first choice of each list, and no quantities. */
  const startAnew = () => {
    form.reset(freshDelivery(first));
    forgetDelivery(owner);
  };
  return { form, key, startAnew };
}

const firstOf = ({ brands, types, colors, sizes }: DeliveryLists): FirstChoices => ({
  brand: brands[0]?.id,
  type: types[0]?.id,
  color: colors[0]?.id,
  sizes: sizes.map(({ id }) => id),
});

const idsOf = ({ brands, types, colors }: DeliveryLists) => ({
  brand: brands.map(({ id }) => id),
  type: types.map(({ id }) => id),
  color: colors.map(({ id }) => id),
});
