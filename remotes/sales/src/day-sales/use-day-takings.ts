import { dayMoneyQuery } from '@backoffice/api-client/resources/day-money';
import type { DaySale } from '@backoffice/api-client/resources/sales';
import type { ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import { usePermissions, type ShownQuery } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';

import { takingsByPayment, takingsByUnits, takingsOfMoney, type Taking } from './takings';

interface Shown {
  day: string;
  /** Undefined for all shops. */
  shop: ShopChoice;
  sales: readonly DaySale[];
}

/**
 * The day's takings by way of payment: the money that tills know to have moved, or the sum of the
 * lines if the server has none. People who count a till blind get no takings.
 */
export function useDayTakings({ day, shop, sales }: Shown): ShownQuery<Taking[]> {
  const can = usePermissions();
  const isManaged = can('till.manage');
  const money = useQuery({ ...dayMoneyQuery(day, shop), enabled: isManaged && sales.length > 0 });
  const byLines = () => [...takingsByPayment(sales), ...takingsByUnits(sales)];
  if (!can('till.view')) return known(byLines());
  if (!isManaged) return known([]);
  if (money.data === undefined) return { ...money, data: undefined };
  return {
    ...money,
    data: money.data ? [...takingsOfMoney(money.data), ...takingsByUnits(sales)] : byLines(),
  };
}

const known = (data: Taking[]): ShownQuery<Taking[]> => ({
  data,
  error: null,
  isFetching: false,
  errorUpdatedAt: 0,
  refetch: () => undefined,
});
