import type { StockRow } from '@backoffice/api-client/resources/products';
import { unitQueries } from '@backoffice/api-client/resources/unit-history';
import type { Movement } from '@backoffice/contracts';
import { formatDay } from '@backoffice/i18n';
import {
  Badge,
  Money,
  PanelPart,
  QueryView,
  SidePanel,
  usePermissions,
  type ShownQuery,
} from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { ShipmentLink, unitDescription } from '@backoffice/ui/stock';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AdjustPart } from './adjust-part';
import { UnitCodes } from './codes/unit-codes';
import { SetAsidePart } from './set-aside-part';
import { UnitHistory } from './unit-history';
import styles from './unit-panel.module.css';
import { UnitSiblings } from './unit-siblings';

interface Props {
  unit: StockRow;
  /** Called when the unit went out of stock, or came back. */
  onMoved: (unit: StockRow) => void;
  onClose: () => void;
}

export function UnitPanel({ unit, onMoved, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const history = useQuery(unitQueries.history(unit.id));
  const siblings = useQuery(unitQueries.siblings(unit.id));
  const can = usePermissions();
  const isUnderWay = unit.under_way_to !== null;
  const mayBeAside = !unit.out && !isUnderWay && (can('operations.view') || can('stock.adjust'));
  const moved = () => {
    onClose();
    onMoved(unit);
  };
  const wasSold = history.data?.some(({ kind }) => kind === 'sold');
  return (
    <SidePanel onClose={onClose} title={<Name unit={unit} />}>
      <Facts unit={unit} shipment={isUnderWay ? shipmentOf(history.data) : null} />
      <div className={styles.actions}>
        {!unit.out && (
          <Slot
            name="unit.actions"
            props={{ id: unit.id, barcode: unit.barcode, isSold: false, wasSold }}
          />
        )}
        {can('operations.view') && !isUnderWay && <AdjustPart unit={unit} onMoved={moved} />}
      </div>
      {mayBeAside && <SetAsidePart unit={unit} />}
      <Part query={siblings} title={t('unitPanel.siblings')}>
        {(rows) => <UnitSiblings siblings={rows} unit={unit} />}
      </Part>
      <UnitCodes unit={unit} />
      <Part query={history} title={t('unitPanel.history')}>
        {(movements) => <UnitHistory movements={movements} />}
      </Part>
    </SidePanel>
  );
}

const Name = ({ unit }: { unit: StockRow }) => (
  <span className={styles.name}>
    <bdi>{unit.code}</bdi>
    {unit.number && <bdi className="text-body-secondary">{unit.number}</bdi>}
    {unit.location && !unit.out && unit.under_way_to === null && (
      <Badge tone="info">{unit.location}</Badge>
    )}
  </span>
);

/** The shipment that a unit under way is in: the one it was sent with last. */
const shipmentOf = (movements: readonly Movement[] | null | undefined) =>
  movements?.findLast(({ kind }) => kind === 'sent')?.shipment ?? null;

function Facts({ unit, shipment }: { unit: StockRow; shipment: number | null }) {
  const { t } = useTranslation('inventory');
  return (
    <>
      <p className="mb-1">
        {unitDescription(unit)}{' '}
        {unit.out && (
          <Badge tone="danger">
            {t('unitPanel.out', { reason: t(`words:stockReason.${unit.out}`) })}
          </Badge>
        )}
        {unit.under_way_to !== null && (
          <Badge tone="info">{t('products.underWayTo', { to: unit.under_way_to })}</Badge>
        )}{' '}
        {shipment !== null && (
          <ShipmentLink id={shipment}>{t('products.openShipment')}</ShipmentLink>
        )}{' '}
        {unit.label_due && <Badge tone="warning">{t('products.states.due')}</Badge>}
      </p>
      <p className="text-body-secondary">
        <bdi className="font-monospace">{unit.barcode}</bdi> · <Money value={unit.price} /> ·{' '}
        {formatDay(unit.date)}
      </p>
    </>
  );
}

interface PartProps<Row> {
  /** Null if the server doesn't know the call: then nothing is shown. */
  query: ShownQuery<readonly Row[] | null>;
  title: string;
  children: (rows: readonly Row[]) => ReactNode;
}

function Part<Row>({ query, title, children }: PartProps<Row>) {
  if (query.data === null) return null;
  return (
    <PanelPart title={title}>
      <QueryView query={query} failure="productsFetchError">
        {(rows) => children(rows ?? [])}
      </QueryView>
    </PanelPart>
  );
}
