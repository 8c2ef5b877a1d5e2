import type { SaleView } from '@backoffice/contracts';
import { usePermissions, usePerson, useOwnLocation } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { stillSold } from './standing-lines';

export interface Mendable {
  canCorrect: boolean;
  canVoid: boolean;
  /** Why something isn't offered; null if everything is. */
  why: string | null;
}

/**
 * Whether mistakes in a sale can be corrected. People who may not do it alone can ask for an
 * approval.
 */
export function useMendable({ sale, lines }: SaleView): Mendable {
  const { t } = useTranslation('sales');
  const can = usePermissions();
  const isElsewhere = useIsElsewhere(sale.location);
  const none = { canCorrect: false, canVoid: false };
  if (!can('sales.correct') && !can('sales.correct_own')) return { ...none, why: null };
  if (stillSold({ lines }).length === 0) return { ...none, why: null };
  if (sale.exchange) return { ...none, why: t('soldSale.whyExchange') };
  if (isElsewhere) return { ...none, why: t('soldSale.whyElsewhere') };
  const isBroken = lines.some(({ state }) => state === 'returned');
  const isOwed = lines.some(({ owed }) => owed);
  return {
    canCorrect: true,
    canVoid: !isBroken && !isOwed,
    why: isBroken ? t('soldSale.whyReturned') : null,
  };
}

/** People who work for one shop can't correct the sales of another. */
function useIsElsewhere(location: string | null): boolean {
  const own = useOwnLocation();
  const { data: session } = usePerson();
  return session?.user.limited === true && own !== undefined && location !== own;
}
