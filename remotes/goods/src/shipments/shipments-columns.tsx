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
      header: t('shipments.one'),
      selfEvident: true,
      cell: ({ number }) => <strong>{t('shipments.of', { number })}</strong>,
    },
    {
      id: 'sent',
      header: t('shipments.sent'),
      selfEvident: true,
      cell: ({ sent_at, by }) => (
        <>
          <span className="text-nowrap">{formatMoment(sent_at, timeZone)}</span>
          <div className={styles.note}>{by}</div>
        </>
      ),
    },
    {
      id: 'way',
      header: t('shipments.way'),
      selfEvident: true,
      cell: (shipment) => (
        <>
          {wayText(t, shipment)}{' '}
          {isToMine(shipment, own) && <Badge tone="warning">{t('shipments.toMine')}</Badge>}
          {shipment.note && <div className={styles.note}>{shipment.note}</div>}
        </>
      ),
    },
    {
      id: 'state',
      header: t('words:fields.state'),
      selfEvident: true,
      cell: ({ state }) => (
        <Badge tone={state === 'under_way' ? 'info' : 'neutral'}>
          {t(`words:shipmentState.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'progress',
      header: t('shipments.progress'),
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
