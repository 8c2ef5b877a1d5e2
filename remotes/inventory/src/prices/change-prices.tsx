import { formatNumber } from '@backoffice/i18n';
import { useCan } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFilters, useProducts } from '../products/products-context';
import { type PriceScope, scopeOfFilter } from './price-change';

/** Whose prices are to change, and how many that are as people read it. */
export interface AskedPrices {
  scope: PriceScope;
  number: string;
}

interface Props {
  /** Draws the button. */
  children: (label: string, asked: AskedPrices | null) => ReactNode;
}

/** Offers to change the prices of the ticked units, or of all that are listed. */
export function ChangePrices({ children }: Props) {
  const { t } = useTranslation('inventory');
  const { selection, paged, isUnanswerable, isGrouped } = useProducts();
  const { filter } = useFilters();
  // A server that knows no operations changes no prices; what is out keeps its price.
  if (!useCan('operations.view') || filter.out) return null;
  if (selection.size > 0) {
    const number = formatNumber(selection.size);
    const asked = { scope: { ids: [...selection.ids] }, number };
    return children(t('prices.change', { number }), asked);
  }
  // Grouped, products are listed and not their units: those are ticked.
  if (isGrouped) return children(t('prices.change', { number: formatNumber(0) }), null);
  const number = `${formatNumber(paged.total)}${paged.capped ? '+' : ''}`;
  const isPossible = paged.total > 0 && !isUnanswerable;
  const asked = isPossible ? { scope: scopeOfFilter(filter), number } : null;
  return children(t('prices.changeAll', { number }), asked);
}
