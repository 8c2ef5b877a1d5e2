import { tillQueries } from '@backoffice/api-client/resources/till';
import {
  EmptyState,
  onDemand,
  PageFrame,
  QueryView,
  Skeleton,
  Tabs,
  usePerson,
  useUrlState,
} from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { shopOf } from '../shop/use-shop-filter';
import { useWaitingSales, WaitingNote } from '../to-settle/waiting-note';
import { RunningTill } from './running-till';
import { ShopChoice } from './shop-choice';

/** Milliseconds between two reloads, because others sell meanwhile. */
const REFRESH = 30_000;

const Closings = onDemand(async () => (await import('./late-parts')).Closings);

/** The till as it stands, and its closings; the tab is in the address. */
export default function TillPage() {
  const { t } = useTranslation('sales');
  const [{ shop, tab }, setUrl] = useUrlState({ shop: '', tab: 'now' });
  // A code that is scanned here would end up in the field that somebody counts in.
  useScanner(() => ({ outcome: 'refused', reason: t('till.noScan') }));
  const choice = <ShopChoice shop={shop} onChange={(chosen) => setUrl({ shop: chosen })} />;
  return (
    <PageFrame title={t('till.title')}>
      <Tabs
        label={t('till.title')}
        end={tab === 'now' && choice}
        tabs={[
          { id: 'now', label: t('closings.running'), panel: () => <TillNow shop={shop} /> },
          { id: 'closings', label: t('closings.title'), panel: () => <Closings /> },
        ]}
      />
    </PageFrame>
  );
}

function TillNow({ shop }: { shop: string }) {
  const { t } = useTranslation('sales');
  const { data: owner } = usePerson();
  const query = useQuery({
    ...tillQueries.till(shopOf(shop)),
    refetchInterval: REFRESH,
    refetchOnWindowFocus: true,
  });
  // Both come at once, so that nothing moves under a finger; a failure holds nothing up.
  const { isLoading, failureCount } = useWaitingSales();
  const isAwaited = isLoading && failureCount === 0;
  return (
    <QueryView query={query} errorText={t('till.loadFailed')} empty={<NoTill />}>
      {(till) => (isAwaited || !till || !owner ? <Skeleton /> : <Now till={till} owner={owner} />)}
    </QueryView>
  );
}

const Now = (props: ComponentProps<typeof RunningTill>) => (
  <>
    <WaitingNote />
    <RunningTill key={props.till.location?.id ?? 'none'} {...props} />
  </>
);

function NoTill() {
  const { t } = useTranslation('sales');
  return <EmptyState title={t('till.unknownTitle')} text={t('till.unknownText')} />;
}
