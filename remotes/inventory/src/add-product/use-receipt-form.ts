import { DraftKey, type DraftOwner } from '@backoffice/api-client';
import type { ProductType } from '@backoffice/contracts';
import { useAppForm } from '@backoffice/ui';
import { useEffect, useState } from 'react';

import { forgetReceipt, keepReceipt, keptReceipt } from './kept-receipt';
import {
  type FirstChoices,
  freshReceipt,
  type ReceiptValues,
  restoredReceipt,
} from './receipt-draft';
import type { ReceiptLists } from './use-receipt-lists';

interface Options {
  owner: DraftOwner;
  type: ProductType;
  lists: ReceiptLists;
}

/** The form of one product type: as it was left, or fresh; kept in the browser at every step. */
export function useReceiptForm({ owner, type, lists }: Options) {
  const first = firstOf(lists);
  const [kept] = useState(() => keptReceipt(owner, type));
  const [key] = useState(() => new DraftKey(kept?.key));
  const form = useAppForm<ReceiptValues>({
    defaultValues: kept ? restoredReceipt(kept.values, first, idsOf(lists)) : freshReceipt(first),
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepReceipt(owner, { productType: type, values, key: key.value });
        },
      }),
    [subscribe, owner, type, key],
  );

  /** The first of each list, and no quantities. */
  const startAnew = () => {
    form.reset(freshReceipt(first));
    forgetReceipt(owner);
  };
  return { form, key, startAnew };
}

const firstOf = ({ brands, types, colors, sizes }: ReceiptLists): FirstChoices => ({
  brand: brands[0]?.id,
  type: types[0]?.id,
  color: colors[0]?.id,
  sizes: sizes.map(({ id }) => id),
});

const idsOf = ({ brands, types, colors }: ReceiptLists) => ({
  brand: brands.map(({ id }) => id),
  type: types.map(({ id }) => id),
  color: colors.map(({ id }) => id),
});
