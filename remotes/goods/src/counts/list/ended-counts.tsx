import type { Count } from '@backoffice/contracts';
import { Card, DataTable, ExportMenu, useTimeZone, type PagedRows } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { countsColumns } from './counts-columns';

export interface EndedCountsProps {
  counts: readonly Count[];
  paged: Pick<PagedRows<Count>, 'isLoadingMore' | 'loadMore'>;
  onOpen: (id: number) => void;
}

export function EndedCounts({ counts, paged, onOpen }: EndedCountsProps) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  return (
    <Card title={t('counts.ended')} actions={<ExportMenu list="counts" />}>
      <DataTable
        caption={t('counts.ended')}
        columns={countsColumns({ t, timeZone })}
        rows={counts}
        rowKey={({ id }) => id}
        onRowActivate={({ id }) => onOpen(id)}
        isLoadingMore={paged.isLoadingMore}
        onEndReached={paged.loadMore}
      />
    </Card>
  );
}
