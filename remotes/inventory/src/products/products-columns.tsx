import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatDay, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, type Column, Money } from '@backoffice/ui';

import styles from './products.module.css';

const orDash = (text: string | null) => text || NO_VALUE;

/** The columns of the stock list and of its CSV file; the ids of sortable ones are the server's. */
export const productsColumns = (t: TFunction<'inventory'>): Column<StockRow>[] => [
  {
    id: 'code',
    phone: 'title',
    header: t('words:fields.code'),
    selfEvident: true,
    cell: (row) => (
      <>
        <bdi className={styles.code}>{row.code}</bdi>{' '}
        {row.out && <Badge tone="danger">{t(`words:stockReason.${row.out}`)}</Badge>}
        {row.under_way_to && (
          <Badge tone="info">{t('products.underWayTo', { to: row.under_way_to })}</Badge>
        )}
        {row.set_aside && <Badge tone="warning">{t(`words:stockReason.${row.set_aside}`)}</Badge>}
        {row.label_due && <Badge>{t('products.states.due')}</Badge>}
      </>
    ),
    csv: (row) => row.code,
    sortable: true,
  },
  {
    id: 'brand',
    phone: 'meta',
    header: t('words:fields.brand'),
    selfEvident: true,
    cell: (row) => row.brand,
    csv: (row) => row.brand,
    sortable: true,
  },
  {
    id: 'type',
    phone: 'meta',
    header: t('words:fields.type'),
    selfEvident: true,
    cell: (row) => orDash(row.specific_type ?? row.name),
    csv: (row) => row.specific_type ?? row.name,
    sortable: true,
  },
  {
    id: 'color',
    phone: 'meta',
    header: t('words:fields.color'),
    selfEvident: true,
    cell: (row) => orDash(row.color),
    csv: (row) => row.color,
    sortable: true,
  },
  {
    id: 'number',
    phone: 'meta',
    header: t('words:fields.size'),
    selfEvident: true,
    cell: (row) => orDash(row.number),
    csv: (row) => row.number,
    sortable: true,
  },
  {
    id: 'location',
    phone: 'meta',
    header: t('words:fields.location'),
    selfEvident: true,
    cell: (row) => orDash(row.location),
    csv: (row) => row.location,
    sortable: true,
  },
  {
    id: 'price',
    phone: 'end',
    header: t('words:fields.price'),
    selfEvident: true,
    cell: (row) => <Money value={row.price} />,
    csv: (row) => row.price,
    align: 'end',
    sortable: true,
  },
  {
    id: 'date',
    header: t('words:fields.date'),
    cell: (row) => <span className={styles.whole}>{formatDay(row.date)}</span>,
    csv: (row) => row.date,
    sortable: true,
  },
  {
    id: 'barcode',
    header: t('words:fields.barcode'),
    selfEvident: true,
    cell: (row) => <bdi className={`font-monospace ${styles.whole}`}>{row.barcode}</bdi>,
    csv: (row) => row.barcode,
  },
];
