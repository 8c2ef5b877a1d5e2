import type { Count } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Card, onDemand, useCan, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { resultText } from './count-words';

const Report = onDemand<{ id: number; onClose?: () => void }>(
  async () => (await import('./report/report')).Report,
);

/** A count that is over: by whom, and what it came to. */
export function EndedCount({ count }: { count: Count }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const mayApply = useCan('counts.apply');
  const when = formatMoment(count.ended_at, timeZone);
  const said = { by: count.ended_by ?? '', when };
  return (
    <>
      <Card>
        <p className="mb-1">
          {t(count.state === 'cancelled' ? 'counts.cancelledBy' : 'counts.appliedBy', said)}
        </p>
        {count.state === 'applied' && <p className="mb-0">{resultText(t, count)}</p>}
      </Card>
      {count.state === 'applied' && mayApply && <Report id={count.id} />}
    </>
  );
}
