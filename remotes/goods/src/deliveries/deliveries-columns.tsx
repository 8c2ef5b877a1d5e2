import type { Delivery } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Money, type Column } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from './deliveries.module.css';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
}

export function deliveriesColumns({ t, timeZone }: Options): Column<Delivery>[] {
  return [
    {
      id: 'received',
      phone: 'badge',
      header: t('words:fields.at'),
      selfEvident: true,
      cell: ({ received_at }) => (
        <span className="text-nowrap">{formatMoment(received_at, timeZone)}</span>
      ),
    },
    {
      id: 'code',
      phone: 'title',
      header: t('words:fields.code'),
      cell: ({ code, models = 1 }) => (
        <strong className="text-nowrap">
          <bdi>{code}</bdi>
          {models > 1 && ` +${formatNumber(models - 1)}`}
        </strong>
      ),
    },
    {
      id: 'product',
      phone: 'meta',
      header: t('words:fields.product'),
      selfEvident: true,
      width: '100%',
      cell: (row) => {
        const { models: count = 1 } = row;
        return count > 1
          ? t('deliveries.models', { count, number: formatNumber(count) })
          : unitDescription(row);
      },
    },
    {
      id: 'state',
      phone: 'badge',
      header: t('words:fields.state'),
      cell: (delivery) => <State delivery={delivery} />,
    },
    {
      id: 'by',
      phone: 'meta',
      header: t('words:fields.by'),
      selfEvident: true,
      cell: (row) => row.by,
    },
    ...counts(t),
    {
      id: 'price',
      header: t('words:fields.stockPrice'),
      align: 'end',
      cell: ({ stock_price, models = 1 }) =>
        models > 1 ? NO_VALUE : <Money value={stock_price} />,
    },
  ];
}

/** The counts of a delivery, with the names of their columns. */
const COUNTS = [
  ['received', 'received'],
  ['in_stock', 'inStock'],
  ['sold', 'sold'],
  ['out', 'out'],
] as const;

const counts = (t: TFunction<'goods'>): Column<Delivery>[] =>
  COUNTS.map(([count, name]) => ({
    id: `count-${count}`,
    phone: count === 'received' ? ('end' as const) : undefined,
    header: t(`words:fields.${name}`),
    align: 'end',
    cell: (delivery) => (delivery[count] === 0 ? NO_VALUE : formatNumber(delivery[count])),
  }));

function State({ delivery: { label_due, changes, under_way } }: { delivery: Delivery }) {
  const { t } = useTranslation('goods');
  return (
    <span className={styles.badges}>
      {changes > 0 && <Badge tone="info">{t('deliveries.corrected')}</Badge>}
      {under_way > 0 && (
        <Badge tone="info">{t('deliveries.underWay', { number: formatNumber(under_way) })}</Badge>
      )}
      {label_due > 0 && (
        <Badge tone="warning">
          {t('deliveries.labelsDue', { count: label_due, number: formatNumber(label_due) })}
        </Badge>
      )}
    </span>
  );
}
