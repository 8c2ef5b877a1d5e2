import { isLineAway } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { supplierCodeQueries } from '@backoffice/api-client/resources/supplier-codes';
import type { ProductType } from '@backoffice/contracts';
import { notifyRefusal } from '@backoffice/ui';
import { hasSizes } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';

/** Asks the server what a code is, and what the lists are by now. */
export function useLookUp() {
  const client = useQueryClient();

  /** Null where nobody knows it, undefined where it could not be looked up. Throws while the line is away. */
  const find = async (code: string) => {
    try {
      return await client.fetchQuery({ ...supplierCodeQueries.find(code), staleTime: 0 });
    } catch (error) {
      if (isLineAway(error)) throw error;
      notifyRefusal('productsFetchError', error);
      return undefined;
    }
  };
  /** The lists of another tab: what a code names may be newer than those that were fetched. */
  const refresh = (type: ProductType) => {
    const fresh = { staleTime: 0 };
    return Promise.all([
      client.fetchQuery({ ...referenceQueries.list('brands', type), ...fresh }),
      ...(hasSizes(type)
        ? [
            client.fetchQuery({ ...referenceQueries.list('types', type), ...fresh }),
            client.fetchQuery({ ...referenceQueries.list('colors'), ...fresh }),
            client.fetchQuery({ ...referenceQueries.list('numbers', type), ...fresh }),
          ]
        : []),
    ]);
  };
  return { find, refresh };
}
