import { closingQueries } from '@backoffice/api-client/resources/closings';
import { shopParam } from '@backoffice/api-client/resources/shop-choice';
import { type Closing, isBackwards } from '@backoffice/contracts';
import {
  Card,
  DataTable,
  downloadCsv,
  EmptyState,
  ExportMenu,
  Icon,
  ICONS,
  QueryView,
  useCan,
  useTimeZone,
} from '@backoffice/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { closingColumns, closingFileColumns } from './closings-columns';
import { closingsFilter, type ClosingsUrl, openClosing, useClosingsUrl } from './closings-filter';
import { ClosingsFilters } from './closings-filters';
import styles from './closings.module.css';
import { DifferencesChart } from './differences-chart';
import { ClosingPanel } from './view/closing-panel';

/** The closings of tills with their differences; each opens at the side of the page. */
export function Closings() {
  const { t } = useTranslation('sales');
  const [url, change] = useClosingsUrl();
  const isUnanswerable = isBackwards(url);
  const query = useQuery({
    ...closingQueries.list(closingsFilter(url)),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable,
  });
  const closings = (!isUnanswerable && query.data) || [];
  const open = openClosing(url);
  return (
    <div className={styles.content}>
      <ClosingsFilters url={url} onChange={change} />
      <Card title={t('closings.title')} actions={<FileButton url={url} closings={closings} />}>
        {isUnanswerable ? (
          <EmptyState title={t('closings.backwards')} text={t('closings.backwardsHint')} />
        ) : (
          <QueryView query={query} errorText={t('closings.loadFailed')} empty={<NoClosings />}>
            {() => (
              <List
                closings={closings}
                busy={query.isFetching}
                onOpen={({ id }) => change({ closing: `${id}` })}
              />
            )}
          </QueryView>
        )}
      </Card>
      {open !== null && <ClosingPanel id={open} onClose={() => change({ closing: '' })} />}
    </div>
  );
}

function NoClosings() {
  const { t } = useTranslation('sales');
  return <EmptyState title={t('closings.none')} text={t('closings.noneHint')} />;
}

interface ListProps {
  closings: readonly Closing[];
  busy: boolean;
  onOpen: (closing: Closing) => void;
}

function List({ closings, busy, onOpen }: ListProps) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={`${styles.content} ${styles.list}`}>
      <DifferencesChart closings={closings} />
      <DataTable
        caption={t('closings.title')}
        columns={closingColumns({ t, closings, timeZone })}
        rows={closings}
        rowKey={({ id }) => id}
        busy={busy}
        onRowActivate={onOpen}
      />
    </div>
  );
}

interface FileProps {
  url: ClosingsUrl;
  closings: readonly Closing[];
}

/** The server exports all matches; people without that right get a file of the rows on screen. */
function FileButton({ url, closings }: FileProps) {
  const { t } = useTranslation('sales');
  const { location, ...days } = closingsFilter(url);
  if (useCan('products.export')) {
    const filter = { ...days, location: shopParam(location) };
    return <ExportMenu list="closings" filter={filter} disabled={isBackwards(url)} />;
  }
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={closings.length === 0}
      onClick={() => downloadCsv('closings', closingFileColumns({ t, closings }), closings)}
    >
      <Icon path={ICONS.download} size={0.85} /> {t('closings.csv')}
    </button>
  );
}
