import { tillQueries } from '@backoffice/api-client/resources/till';
import { EmptyState, PageFrame, QueryView, usePerson, useUrlState } from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { shopOf } from '../shop/use-shop-filter';
import { RunningTill } from './running-till';
import { ShopChoice } from './shop-choice';

/** Others sell meanwhile. Milliseconds. */
const REFRESH = 30_000;

export default function TillPage() {
  const { t } = useTranslation('sales');
  const [{ shop }, setUrl] = useUrlState({ shop: '' });
  const { data: owner } = usePerson();
  const query = useQuery({
    ...tillQueries.till(shopOf(shop)),
    refetchInterval: REFRESH,
    refetchOnWindowFocus: true,
  });
  // A code that is scanned here would stand in the field that is counted.
  useScanner(() => ({ outcome: 'refused', reason: t('till.noScan') }));

  return (
    <PageFrame
      title={t('till.title')}
      actions={<ShopChoice shop={shop} onChange={(chosen) => setUrl({ shop: chosen })} />}
    >
      <QueryView query={query} errorText={t('till.loadFailed')} empty={<NoTill />}>
        {(till) =>
          till &&
          owner && <RunningTill key={till.location?.id ?? 'none'} till={till} owner={owner} />
        }
      </QueryView>
    </PageFrame>
  );
}

function NoTill() {
  const { t } = useTranslation('sales');
  return <EmptyState title={t('till.unknownTitle')} text={t('till.unknownText')} />;
}
