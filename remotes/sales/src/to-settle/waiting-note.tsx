import { offlineSaleQueries } from '@backoffice/api-client/resources/offline-sales';
import { formatNumber } from '@backoffice/i18n';
import { useCan } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The sales that wait to be settled, for who may do it. */
export function useWaitingSales() {
  const mayCorrect = useCan('sales.correct');
  return useQuery({ ...offlineSaleQueries.unsettled(), enabled: mayCorrect });
}

/** How many sales wait to be settled; nothing where none does. */
export function WaitingNote() {
  const { t } = useTranslation('sales');
  const { data } = useWaitingSales();
  if (!data?.length) return null;
  const count = data.length;
  return (
    <p className="alert alert-warning mb-3">
      <AreaLink to="sales.toSettle" className="d-block">
        {t('till.settle.waiting', { count, number: formatNumber(count) })}
      </AreaLink>
    </p>
  );
}
