import { historyQueries } from '@backoffice/api-client/resources/history';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useTimeZone } from '../../session/use-today';

/** What is to be undone, for whoever has to allow it. */
export function OperationInWords({ operation }: { operation: number }) {
  const { t } = useTranslation('stock');
  const timeZone = useTimeZone();
  const { data } = useQuery(historyQueries.one(operation));
  if (!data) return <p>{t('undo.approve')}</p>;
  const { kind, codes, units, at, by } = data.operation;
  return (
    <>
      <p className="mb-1">{t('undo.approve')}</p>
      <p>
        <span className="fw-semibold">{t(`operations.${kind}`)}</span> <bdi>{codes.join(', ')}</bdi>{' '}
        · {t('undo.units', { count: units, number: formatNumber(units) })} ·{' '}
        {formatMoment(at, timeZone)} · {by}
      </p>
    </>
  );
}
