import { sizeRunQueries } from '@backoffice/api-client/resources/size-runs';
import type { JoinedRun } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, Card, type Column, DataTable, QueryView, useTimeZone } from '@backoffice/ui';
import { useUndo } from '@backoffice/ui/stock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { codesText } from './codes-text';
import styles from './size-runs.module.css';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
  onApart: (run: JoinedRun) => void;
}

const joinedColumns = ({ t, timeZone, onApart }: Options): Column<JoinedRun>[] => [
  {
    id: 'when',
    phone: 'meta',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: ({ at }) => <span className="text-nowrap">{formatMoment(at, timeZone)}</span>,
  },
  {
    id: 'code',
    phone: 'title',
    header: t('words:fields.code'),
    cell: ({ code, brand, color }) => (
      <>
        <strong>
          <bdi>{code}</bdi>
        </strong>{' '}
        <span className={styles.note}>{[brand, color].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    id: 'products',
    phone: 'meta',
    header: t('runs.before'),
    width: '100%',
    cell: ({ codes, products }) => codesText(t, codes, products),
  },
  {
    id: 'by',
    phone: 'meta',
    header: t('words:fields.by'),
    selfEvident: true,
    cell: ({ by }) => by,
  },
  {
    id: 'units',
    phone: 'end',
    header: t('runs.units'),
    align: 'end',
    cell: ({ units }) => formatNumber(units),
  },
  {
    id: 'apart',
    header: t('runs.takeApart'),
    hideHeader: true,
    align: 'end',
    cell: (run) =>
      run.undone ? (
        <Badge>{t('runs.undone')}</Badge>
      ) : (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm text-nowrap"
          aria-label={t('runs.takeApartOf', { code: run.code })}
          onClick={() => onApart(run)}
        >
          {t('runs.takeApart')}
        </button>
      ),
  },
];

/** Runs that were joined, latest first; each can be taken apart. */
export function JoinedRuns() {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { ask } = useUndo();
  const query = useQuery(sizeRunQueries.joined());
  const columns = useMemo(
    () => joinedColumns({ t, timeZone, onApart: ({ id }) => ask(id) }),
    [t, timeZone, ask],
  );
  return (
    <QueryView query={query} errorText={t('runs.joinedLoadFailed')} empty={null}>
      {(runs) => (
        <Card title={t('runs.joined')}>
          <DataTable
            caption={t('runs.joined')}
            columns={columns}
            rows={runs ?? []}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </QueryView>
  );
}
