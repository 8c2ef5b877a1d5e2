import type { MessageKey } from '@backoffice/contracts';
import { messageText, notify } from '@backoffice/ui/notify';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Code, useCode } from '../code/code';
import { useLineAwaySince } from '../line/use-line';
import { detailOf } from './detail-of';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';
import { isSaidByTill, useLoadFailure } from './use-load-failure';

/** Fetched after the first list has come, while there is a line. */
const asOf = new Code(() => import('./as-of'));
const goOn = () => undefined;

/** The fields of a query of React Query that showing it needs. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  errorUpdatedAt: number;
  /** When the data came, in milliseconds since 1970. */
  dataUpdatedAt?: number;
  refetch: () => unknown;
}

/** The text of the failure: a message of the error catalogue, or one of the area's own. */
type Failure =
  { failure: MessageKey; errorText?: undefined } | { errorText: string; failure?: undefined };

type Props<Data> = Failure & {
  query: ShownQuery<Data>;
  /** Stands in place of the children when there is nothing: no data, or an empty list. */
  empty?: ReactNode;
  /** Stands in place of the children while the first data is loading. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

const isList = (data: unknown): boolean =>
  Array.isArray(data) ||
  (typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows));

const isEmpty = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/**
 * Shows the state of a query: a placeholder, the data, `empty`, or the failure with Retry. A failed
 * refetch leaves the data and notifies once; a `failure` of the error catalogue is also notified
 * when the first load fails. While there is no line, a list says how old it is, and what isn't
 * there yet isn't waited for.
 */
export function QueryView<Data>({
  query,
  failure,
  errorText,
  empty,
  loading = <Skeleton />,
  children,
}: Props<Data>) {
  const { data, error, errorUpdatedAt, dataUpdatedAt, isFetching } = query;
  const hasData = data !== undefined;
  const { t } = useTranslation('ui');
  const away = useLineAwaySince();
  const late = useCode(asOf, { enabled: isList(data), onFailure: goOn });
  useLoadFailure(query, failure);
  useEffect(() => {
    if (!errorText || !hasData || !error || isSaidByTill(error)) return;
    notify.danger(errorText, { detail: detailOf(error) });
    // Each failure has its own `errorUpdatedAt`, and is notified once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- that the text changed is no news
  }, [errorUpdatedAt]);

  if (data === undefined) {
    if (!error && (away === null || isFetching)) return loading;
    return (
      <ErrorState
        text={failure ? messageText(failure) : errorText}
        detail={error ? detailOf(error) : t('failure.network')}
        busy={isFetching}
        isAnnounced={failure !== undefined}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const shown = empty !== undefined && isEmpty(data) ? empty : children(data);
  const isOld = away !== null && dataUpdatedAt !== undefined && dataUpdatedAt < away;
  return (
    <>
      {shown}
      {isOld && isList(data) && late && <late.AsOf moment={dataUpdatedAt} />}
    </>
  );
}
