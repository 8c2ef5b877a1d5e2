import { sessionQueries } from '@backoffice/api-client/resources/session';
import { onDemand, PageFrame, QueryView, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { OpenSale } from '../sold-sale/finding/open-sale';
import { Counter } from './counter/counter';

/** The counter doesn't wait for the day's sales, and works without them if they can't be loaded. */
const DaySales = onDemand<{ onClose: () => void }>(
  async () => (await import('../day-sales/day-sales')).DaySales,
);

const stay = () => undefined;

export default function SellingPage() {
  const { t } = useTranslation('sales');
  const session = useQuery(sessionQueries.current());
  return (
    <PageFrame title={t('selling.title')}>
      <QueryView query={session} failure="sellProductsFailed">
        {(owner) => (
          <Counter key={`${owner.company.id}.${owner.user.id ?? owner.user.email}`} owner={owner} />
        )}
      </QueryView>
      {useCan('sales.view') && <DaySales onClose={stay} />}
      <OpenSale />
    </PageFrame>
  );
}
