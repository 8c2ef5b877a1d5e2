import { sizeRunQueries } from '@backoffice/api-client/resources/size-runs';
import { Card, DataTable, QueryView, useTimeZone } from '@backoffice/ui';
import { useUndo } from '@backoffice/ui/stock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { joinedColumns } from './joined-columns';

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
