import { releaseQueries } from '@backoffice/api-client/resources/releases';
import type { ShownRelease } from '@backoffice/contracts';
import { Card, DataTable, EmptyState, PageFrame, QueryView, useTimeZone } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { releaseColumns } from './release-columns';

/** How often the numbers are read anew while the page is open, in milliseconds. */
const EVERY = 60_000;

/** What is served to whom, since when, and how it does. Releasing is done by commands. */
export default function ReleasesPage() {
  const { t } = useTranslation('administration');
  const query = useQuery({ ...releaseQueries.list(), refetchInterval: EVERY });
  return (
    <PageFrame title={t('releases.title')}>
      <Card title={t('releases.shown')}>
        {query.data === null ? (
          <EmptyState title={t('releases.shared')} text={t('releases.sharedText')} />
        ) : (
          <QueryView
            query={query}
            errorText={t('releases.loadFailed')}
            empty={<EmptyState title={t('releases.none')} text={t('releases.hint')} />}
          >
            {(rows) => rows && <ReleaseTable rows={rows} />}
          </QueryView>
        )}
      </Card>
    </PageFrame>
  );
}

function ReleaseTable({ rows }: { rows: readonly ShownRelease[] }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const columns = useMemo(() => releaseColumns({ t, timeZone }), [t, timeZone]);
  return (
    <>
      <DataTable
        caption={t('releases.shown')}
        columns={columns}
        rows={rows}
        rowKey={({ area, release, shown_as: as, preview }) =>
          [area, release, as, preview].join(' ')
        }
      />
      <p className="text-body-secondary mt-3 mb-0">{t('releases.hint')}</p>
    </>
  );
}
