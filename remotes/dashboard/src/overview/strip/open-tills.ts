import { referenceQueries } from '@backoffice/api-client/resources/reference';
import type { ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import { tillQueries } from '@backoffice/api-client/resources/till';
import type { Till } from '@backoffice/contracts';
import { useCan, usePerson } from '@backoffice/ui';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { Asked } from './tile';

/** Each till is a request, so a company with more places does without the figure. */
const MOST_TILLS = 12;

/** The tills that were opened and not closed yet, as far as the person sees them. */
export function useOpenTills(): Asked<Till[]> {
  const isLimited = usePerson().data?.user.limited === true;
  const isAllowed = useCan('till.manage');
  const places = useQuery({
    ...referenceQueries.list('locations'),
    enabled: isAllowed && !isLimited,
  });
  const shops = isLimited ? OWN : tillsOf(places.data);
  const isTooMany = shops.length > MOST_TILLS;
  const tills = useQueries({
    queries: !isAllowed || isTooMany ? [] : shops.map((shop) => tillQueries.till(shop)),
    combine: openOf,
  });
  if (!isAllowed || isTooMany) return { ...tills, data: null };
  return isLimited || places.data ? tills : { ...places, data: undefined };
}

const OWN: readonly ShopChoice[] = [undefined];

/** The shops', and that of what is sold in no shop. */
const tillsOf = (places: readonly { id: number | null }[] | undefined): ShopChoice[] =>
  places ? [...places.flatMap(({ id }) => id ?? []), null] : [];

function openOf(tills: UseQueryResult<Till | null>[]): Asked<Till[]> {
  const known = tills.flatMap(({ data }) => data ?? []);
  const isKnown = tills.every(({ data }) => data !== undefined);
  const isUnsupported = tills.some(({ data }) => data === null);
  const open = known.filter(({ since }) => since !== null);
  return {
    data: isUnsupported ? null : isKnown ? open : undefined,
    error: tills.find(({ error }) => error)?.error ?? null,
    isFetching: tills.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(tills.map(({ refetch }) => refetch())),
  };
}
