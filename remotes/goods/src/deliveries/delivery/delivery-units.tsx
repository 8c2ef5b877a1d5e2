import type { DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card, DataTable, type Selection } from '@backoffice/ui';
import { unitName } from '@backoffice/ui/stock';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';
import { deliveredColumns } from './delivered-columns';
import { isInStock, sizeRun } from './size-run';

interface Props {
  whole: DeliveryView;
  selection: Selection;
  /** Left out: how many units they are. */
  title?: string | undefined;
  facts?: ReactNode;
  actions: ReactNode;
}

export function DeliveryUnits({ whole: { units }, selection, title, facts, actions }: Props) {
  const { t } = useTranslation('goods');
  const columns = useMemo(() => deliveredColumns(t, units), [t, units]);
  return (
    <Card
      title={
        title ?? t('deliveries.units', { count: units.length, number: formatNumber(units.length) })
      }
    >
      {facts}
      <Sizes units={units} />
      {actions}
      <DataTable
        caption={title ? t('deliveries.unitsOf', { code: title }) : t('deliveries.unitsCaption')}
        columns={columns}
        rows={units}
        rowKey={({ id }) => id}
        rowLabel={unitName}
        selection={selection}
      />
    </Card>
  );
}

/** How many units of each size are left, of all that came. */
function Sizes({ units }: { units: readonly DeliveredUnit[] }) {
  const { t } = useTranslation('goods');
  const sizes = sizeRun(units).filter(({ size }) => size !== null);
  if (sizes.length === 0) return null;
  return (
    <ul className={styles.sizes} aria-label={t('deliveries.sizes')}>
      {sizes.map(({ size, units: ofSize }) => (
        <li key={size} className={styles.size}>
          <strong>{size}</strong>
          <span className={styles.note}>
            {t('deliveries.leftOf', {
              left: formatNumber(ofSize.filter(isInStock).length),
              number: formatNumber(ofSize.length),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
