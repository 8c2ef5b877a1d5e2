import { closingQueries } from '@backoffice/api-client/resources/closings';
import { QueryView, SidePanel } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ClosingDetails } from './closing-details';

interface Props {
  id: number;
  onClose: () => void;
}

/** One closing at the side of the page. Mounted while it is open. */
export function ClosingPanel({ id, onClose }: Props) {
  const { t } = useTranslation('sales');
  const query = useQuery(closingQueries.one(id));
  const number = query.data?.closing.number;
  const title =
    number === undefined ? t('closings.loading') : t('closings.titleOf', { number: `${number}` });
  return (
    <SidePanel title={title} onClose={onClose}>
      <QueryView query={query} errorText={t('closings.oneFailed')}>
        {(view) => <ClosingDetails view={view} />}
      </QueryView>
    </SidePanel>
  );
}
