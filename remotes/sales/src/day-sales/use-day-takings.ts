import { dayMoneyQuery } from '@backoffice/api-client/resources/day-money';
import type { DaySale } from '@backoffice/api-client/resources/sales';
import type { ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import { usePermissions, type ShownQuery } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';

import { takingsByPayment, takingsByUnits, takingsOfMoney, type Taking } from './takings';

interface Shown {
  day: string;
  /** Undefined for all. */
  shop: ShopChoice;
  sales: readonly DaySale[];
}

/**
 * What the day brought in by its way: the money that moved, as tills know it; where the server has
 * none, the lines. Who counts a till blind is told none of it.
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
