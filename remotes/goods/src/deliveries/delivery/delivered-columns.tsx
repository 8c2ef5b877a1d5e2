import { OTHER, type DeliveredUnit } from '@backoffice/contracts';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Money, type Column } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';

/** The columns of a delivery's units; the product has one only if the units differ in it. */
export function deliveredColumns(
  t: TFunction<'goods'>,
  units: readonly DeliveredUnit[],
): Column<DeliveredUnit>[] {
  const isSized = units.some(({ number }) => number !== null);
  const products = new Set(units.map((unit) => `${unit.code}\n${unitDescription(unit)}`));
  return [
    {
      id: 'barcode',
      phone: 'title',
      header: t('words:fields.barcode'),
      cell: ({ barcode }) => <bdi className="font-monospace">{barcode}</bdi>,
    },
    ...(products.size > 1 ? [product(t)] : []),
    ...(isSized ? [size(t)] : []),
    {
      id: 'state',
      phone: 'badge',
      header: t('words:fields.state'),
      selfEvident: true,
      cell: (unit) => <State unit={unit} />,
    },
    {
      id: 'location',
      phone: 'meta',
      header: t('words:fields.location'),
      selfEvident: true,
      cell: ({ location }) => location ?? NO_VALUE,
    },
    {
      id: 'price',
      phone: 'end',
      header: t('words:fields.price'),
      selfEvident: true,
      align: 'end',
      cell: ({ price }) => <Money value={price} />,
    },
  ];
}

const product = (t: TFunction<'goods'>): Column<DeliveredUnit> => ({
  id: 'product',
  phone: 'meta',
  header: t('words:fields.product'),
  selfEvident: true,
  width: '100%',
  cell: (unit) => (
    <>
      <bdi>{unit.code}</bdi> <span className={styles.note}>{unitDescription(unit)}</span>
    </>
  ),
});

const size = (t: TFunction<'goods'>): Column<DeliveredUnit> => ({
  id: 'size',
  phone: 'meta',
  header: t('words:fields.size'),
  cell: ({ number }) => number ?? NO_VALUE,
});

function State({ unit: { state, out, set_aside, label_due } }: { unit: DeliveredUnit }) {
  const { t } = useTranslation('goods');
  if (state === 'sold') return <Badge tone="info">{t('words:fields.sold')}</Badge>;
  if (state === 'under_way') {
    return <Badge tone="info">{t('words:fields.underWay')}</Badge>;
  }
  if (state === OTHER) return <Badge>{t('deliveries.other')}</Badge>;
  if (state === 'out') {
    return (
      <Badge tone="danger">{out ? t(`words:stockReason.${out}`) : t('words:fields.out')}</Badge>
    );
  }
  return (
    <span className={styles.badges}>
      {set_aside && <Badge tone="warning">{t(`words:stockReason.${set_aside}`)}</Badge>}
      {label_due && <Badge tone="warning">{t('deliveries.labelDue')}</Badge>}
      {!set_aside && !label_due && t('words:fields.inStock')}
    </span>
  );
}
