import { createIdempotencyKey } from '@backoffice/api-client';
import { heldBasketMutations } from '@backoffice/api-client/resources/held-baskets';
import { isWholeUnit, type StockRow } from '@backoffice/api-client/resources/products';
import type { Resumed } from '@backoffice/contracts';
import { detailOf } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import type { ReturnLine } from '../../basket/return-lines';
import { lineOf, type SaleAction, type SaleLine } from '../../basket/sale-draft';
import { returnsOfSale } from '../../returns/find-returns';

/** Brings a held basket back to the counter, and names what can't be sold any more. */
export function useResume(dispatch: Dispatch<SaleAction>, onResumed: () => void) {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(heldBasketMutations.resume());

  async function resume(id: number, idempotencyKey: string) {
    try {
      const resumed = await mutateAsync({ input: id, idempotencyKey });
      const there = resumed.items.filter(({ unit }) => isForSale(unit));
      const lines = there.flatMap(lineOfHeld);
      const returns = await returnsOf(client, resumed);
      const mark = { day: '', user: '', by: '' };
      const basket = {
        ...{ ...mark, key: createIdempotencyKey(), lines, returns },
        scanned: there.map(({ unit }): StockRow => unit),
      };
      dispatch({ type: 'broughtBack', basket });
      onResumed();
      const gone = resumed.items.filter(({ unit }) => !isForSale(unit));
      if (gone.length > 0) {
        const units = gone.map(({ unit }) => unitLabel(unit)).join(', ');
        notify.warning(t('held.gone', { units }));
      }
    } catch (error) {
      notify.danger(t('held.resumeFailed'), { detail: detailOf(error) });
    }
  }
  return { resume: (id: number, key: string) => void resume(id, key), isBusy: isPending };
}

type Item = Resumed['items'][number];

const isForSale = ({ sold, set_aside, out }: Item['unit']) => !sold && !set_aside && !out;

const lineOfHeld = ({ unit, price, sale_type: saleType }: Item): SaleLine[] =>
  isWholeUnit(unit) ? [{ ...lineOf(unit), price, saleType }] : [];

/** The sold lines of what comes back, as they are now, with what was agreed about each. */
async function returnsOf(client: QueryClient, { returns }: Resumed): Promise<ReturnLine[]> {
  const found: ReturnLine[] = [];
  for (const sale of new Set(returns.map((one) => one.sale))) {
    const asked = returns.filter((one) => one.sale === sale);
    const lines = await returnsOfSale(
      client,
      sale,
      asked.map(({ line }) => line),
    );
    found.push(...lines);
  }
  return found.map((line) => {
    const agreed = returns.find((one) => one.line === line.sold.id);
    return agreed ? { ...line, reason: agreed.reason, setAside: agreed.set_aside ?? '' } : line;
  });
}
