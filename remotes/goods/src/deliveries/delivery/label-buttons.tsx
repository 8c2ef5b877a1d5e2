import type { DeliveredUnit } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ICONS } from '@backoffice/ui';
import { PrintLabelsDialog } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionButton } from './action-button';

interface Props {
  units: readonly DeliveredUnit[];
  /** Whether due labels are what the page has to be used for next. */
  isMain?: boolean;
}

/** Prints the labels of all these units, or only those that have become wrong. */
export function LabelButtons({ units, isMain = true }: Props) {
  const { t } = useTranslation('goods');
  const [labels, setLabels] = useState<readonly DeliveredUnit[] | null>(null);
  const due = units.filter(({ label_due }) => label_due);
  return (
    <>
      <ActionButton
        icon={ICONS.printer}
        disabled={units.length === 0}
        onClick={() => setLabels(units)}
      >
        {t('deliveries.printLabels', { number: formatNumber(units.length) })}
      </ActionButton>
      {due.length > 0 && (
        <ActionButton icon={ICONS.printer} isMain={isMain} onClick={() => setLabels(due)}>
          {t('deliveries.printDue', { number: formatNumber(due.length) })}
        </ActionButton>
      )}
      {labels && <PrintLabelsDialog units={labels} onClose={() => setLabels(null)} />}
    </>
  );
}
