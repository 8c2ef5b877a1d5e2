import type { ProductFilter } from '@backoffice/contracts';
import { useToday, useUrlState } from '@backoffice/ui';
import { useMemo } from 'react';

import { type ProductsUrl, productsUrlDefaults, toProductFilter } from './product-filter';

export interface ProductFilterState {
  url: ProductsUrl;
  filter: ProductFilter;
  today: string;
  change: (change: Partial<ProductsUrl>) => void;
}

/** The filter of the list, read from the URL. */
export function useProductFilter(): ProductFilterState {
  const today = useToday();
  const [url, change] = useUrlState(productsUrlDefaults(today));
  const filter = useMemo(() => toProductFilter(url), [url]);
  return { url, filter, today, change };
}
