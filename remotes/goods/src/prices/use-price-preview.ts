import { priceQueries } from '@backoffice/api-client/resources/prices';
import type { PriceChange } from '@backoffice/contracts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a key press until the server is asked. */
const TYPING_PAUSE = 300;

const textOf = (change: PriceChange | null) => JSON.stringify(change);

/** What a change of prices would do, asked for when typing pauses; `show` asks at once. */
export function usePricePreview(change: PriceChange | null) {
  const [asked, setAsked] = useState<PriceChange | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(change), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [change]);

  const query = useQuery({
    ...(asked ? priceQueries.preview(asked) : { queryKey: ['price-preview'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const isOfNow = asked !== null && textOf(asked) === textOf(change) && !query.isFetching;
  const preview = change && !query.isError ? query.data : undefined;
  return {
    /** The preview of the last change that was asked for. */
    preview,
    error: change && isOfNow ? query.error : null,
    /** The preview is what would be done now. */
    isCurrent: isOfNow && preview !== undefined,
    show: setAsked,
  };
}
