import type { MessageKey } from '@backoffice/contracts';
import { messageText, notify } from '@backoffice/ui/notify';
import { useEffect, type ReactNode } from 'react';

import { detailOf } from './detail-of';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';
import { useLoadFailure } from './use-load-failure';

/** What of a query of React Query it takes to show it. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** What failed: a notification of the error catalogue, or a text of the area's own. */
type Failure =
  { failure: MessageKey; errorText?: undefined } | { errorText: string; failure?: undefined };

type Props<Data> = Failure & {
  query: ShownQuery<Data>;
  /** Stands in place of the children when there is nothing: no data, or an empty list. */
  empty?: ReactNode;
  /** Stands there while the first data is on its way. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

const isEmpty = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/**
 * Shows what a query brought: placeholder, data, designed emptiness, or the failure with Retry. A
 * failed refetch leaves the data and tells once; a `failure` of the error catalogue is told the
 * first time too.
 */
export function QueryView<Data>({
  query,
  failure,
  errorText,
  empty,
  loading = <Skeleton />,
  children,
}: Props<Data>) {
  const { data, error, errorUpdatedAt, isFetching } = query;
  const hasData = data !== undefined;
  useLoadFailure(query, failure);
  useEffect(() => {
    if (errorText && hasData && error) notify.danger(errorText, { detail: detailOf(error) });
    // Another failure is another `errorUpdatedAt`.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- that the text changed is no news
  }, [errorUpdatedAt]);

  if (data === undefined) {
    if (!error) return loading;
    return (
      <ErrorState
        text={failure ? messageText(failure) : errorText}
        detail={detailOf(error)}
        busy={isFetching}
        isAnnounced={failure !== undefined}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return empty !== undefined && isEmpty(data) ? empty : children(data);
}
