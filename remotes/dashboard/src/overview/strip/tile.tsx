import { NO_VALUE } from '@backoffice/i18n';
import { StatTile, type ShownQuery } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Bone } from '../../loading/bone';
import styles from './strip.module.css';

/** Data is null when the server doesn't know the call. */
export type Asked<Data> = Pick<
  ShownQuery<Data | null>,
  'data' | 'error' | 'isFetching' | 'refetch'
>;

interface Props<Data> {
  label: string;
  query: Asked<Data>;
  /** Another tile says that the query failed. */
  isFailureTold?: boolean;
  children: (data: Data) => { value: ReactNode; hint?: ReactNode };
}

/** A figure of the strip. Without the call that it needs the tile is missing. */
export function Tile<Data>({ label, query, isFailureTold = false, children }: Props<Data>) {
  const { data, error } = query;
  if (data === null) return null;
  return (
    <div className={`card ${styles.tile}`} aria-busy={data === undefined && !error}>
      {data !== undefined ? (
        <StatTile label={label} {...children(data)} />
      ) : error && isFailureTold ? (
        <StatTile label={label} value={NO_VALUE} />
      ) : error ? (
        <FailedTile label={label} {...query} />
      ) : (
        <StatTile label={label} value={<Bone />} hint={<Bone />} />
      )}
    </div>
  );
}

type FailedProps = { label: string } & Pick<Asked<unknown>, 'isFetching' | 'refetch'>;

function FailedTile({ label, isFetching, refetch }: FailedProps) {
  const { t } = useTranslation('dashboard');
  const retry = (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      disabled={isFetching}
      onClick={() => void refetch()}
    >
      {t('strip.retry')}
    </button>
  );
  const hint = <span role="alert">{t('strip.failed')}</span>;
  return <StatTile label={label} value={NO_VALUE} hint={hint} aside={retry} />;
}
