import type { Shipment } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import styles from './shipments.module.css';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
  /** The name of the shop where the person works. */
  own: string | undefined;
}

export function shipmentsColumns({ t, timeZone, own }: Options): Column<Shipment>[] {
  return [
    {
      id: 'shipment',
      phone: 'title',
      header: t('shipments.one'),
      cell: ({ number }) => (
        <strong className="text-nowrap">{t('shipments.of', { number })}</strong>
      ),
    },
    {
      id: 'sent',
      phone: 'meta',
      header: t('shipments.sent'),
      selfEvident: true,
      cell: ({ sent_at }) => <span className="text-nowrap">{formatMoment(sent_at, timeZone)}</span>,
    },
    {
      id: 'way',
      phone: 'meta',
      header: t('shipments.way'),
      selfEvident: true,
      width: '100%',
      cell: (shipment) => (
        <>
          {wayText(t, shipment)}{' '}
          {shipment.note && <span className={styles.note}>{shipment.note}</span>}
        </>
      ),
    },
    {
      id: 'by',
      phone: 'meta',
      header: t('words:fields.by'),
      selfEvident: true,
      cell: (row) => row.by,
    },
    {
      id: 'state',
      phone: 'badge',
      header: t('words:fields.state'),
      cell: (shipment) =>
        isToMine(shipment, own) ? (
          <Badge tone="warning">{t('shipments.toMine')}</Badge>
        ) : (
          <Badge tone={shipment.state === 'under_way' ? 'info' : 'neutral'}>
            {t(`words:shipmentState.${shipment.state}`)}
          </Badge>
        ),
    },
    {
      id: 'progress',
      phone: 'end',
      header: t('shipments.progress'),
      selfEvident: true,
      align: 'end',
      cell: ({ arrived, units }) => (
        <span className={styles.progress}>
          <progress value={arrived} max={units} aria-hidden="true" />
          {t('shipments.ofUnits', {
            arrived: formatNumber(arrived),
            number: formatNumber(units),
          })}
        </span>
      ),
    },
  ];
}

const isToMine = ({ state, to }: Shipment, own: string | undefined) =>
  state === 'under_way' && to.name === own;

/** From where to where; its units may have come from several shops. */
export const wayText = (t: TFunction<'goods'>, { from, to }: Shipment): string =>
  t('shipments.fromTo', { from: from ?? t('shipments.several'), to: to.name });
