import { offlineSaleQueries } from '@backoffice/api-client/resources/offline-sales';
import { formatNumber } from '@backoffice/i18n';
import { useCan } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** How many sales wait to be settled, for who may do it; nothing where none does. */
export function WaitingNote() {
  const { t } = useTranslation('sales');
  const mayCorrect = useCan('sales.correct');
  const { data } = useQuery({ ...offlineSaleQueries.unsettled(), enabled: mayCorrect });
  if (!data?.length) return null;
  const count = data.length;
  return (
    <p className="alert alert-warning mb-2">
      <AreaLink to="sales.toSettle" className="d-block">
        {t('till.settle.waiting', { count, number: formatNumber(count) })}
      </AreaLink>
    </p>
  );
}
