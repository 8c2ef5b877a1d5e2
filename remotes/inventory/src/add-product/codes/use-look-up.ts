import { isLineAway } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { supplierCodeQueries } from '@backoffice/api-client/resources/supplier-codes';
import type { ProductType } from '@backoffice/contracts';
import { notifyRefusal } from '@backoffice/ui';
import { hasSizes } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';

/** Looks codes up on the server, and loads newer lists of reference data. */
export function useLookUp() {
  const client = useQueryClient();

  /**
   * Null if nobody knows the code, undefined if it could not be looked up. Throws while there is no
   * connection.
   */
  const find = async (code: string) => {
    try {
      return await client.fetchQuery({ ...supplierCodeQueries.find(code), staleTime: 0 });
    } catch (error) {
      if (isLineAway(error)) throw error;
      notifyRefusal('productsFetchError', error);
      return undefined;
    }
  };
  /**
   * Loads the lists of another tab again, because a code may name something newer than they are.
   */
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
