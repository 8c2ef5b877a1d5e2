import { referenceQueries } from '@backoffice/api-client/resources/reference';
import {
  compareSizes,
  OTHER,
  type Brand,
  type Color,
  type Other,
  type ProductType,
  type SizeNumber,
  type SpecificType,
} from '@backoffice/contracts';
import { useQueries } from '@tanstack/react-query';

import type { ShownQuery } from '../../feedback/query-view';
import { hasSizes } from './sizes';

/** The reference data to choose from for a product of one type. */
export interface DeliveryLists {
  brands: Brand[];
  types: SpecificType[];
  colors: Color[];
  /** Sorted as on a shelf (`compareSizes`). */
  sizes: SizeNumber[];
}

/** The reference data that the form of a product type needs, as one query. */
export function useDeliveryLists(type: ProductType | Other): ShownQuery<DeliveryLists> {
  const isSized = hasSizes(type);
  const known = type === OTHER ? undefined : type;
  return useQueries({
    queries: [
      referenceQueries.list('brands', known),
      { ...referenceQueries.list('types', known), enabled: isSized },
      { ...referenceQueries.list('colors'), enabled: isSized },
      { ...referenceQueries.list('numbers', known), enabled: isSized },
    ],
    combine: ([brands, types, colors, numbers]) => {
      const queries = isSized ? [brands, types, colors, numbers] : [brands];
      const isComplete = queries.every((query) => query.data !== undefined);
      return {
        data: isComplete
          ? {
              brands: brands.data ?? [],
              types: types.data ?? [],
              colors: colors.data ?? [],
              sizes: [...(numbers.data ?? [])].sort((a, b) => compareSizes(a.number, b.number)),
            }
          : undefined,
        error: queries.map((query) => query.error).find(Boolean) ?? null,
        isFetching: queries.some((query) => query.isFetching),
        errorUpdatedAt: Math.max(...queries.map((query) => query.errorUpdatedAt)),
        refetch: () => Promise.all(queries.map((query) => query.refetch())),
      };
    },
  });
}
