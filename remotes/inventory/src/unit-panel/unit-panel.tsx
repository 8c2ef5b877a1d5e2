import { productQueries, type StockRow } from '@backoffice/api-client/resources/products';
import { formatDay } from '@backoffice/i18n';
import {
  Money,
  onDemand,
  PanelPart,
  QueryView,
  SidePanel,
  useCan,
  type ShownQuery,
} from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { unitDescription } from '../products/unit-description';
import { UnitHistory } from './unit-history';
import styles from './unit-panel.module.css';
import { UnitSiblings } from './unit-siblings';

const SetAsidePart = onDemand(async () => (await import('./set-aside-part')).SetAsidePart);
/** Whose code can't be had, says so; the rest of the panel stays. */
const stay = () => undefined;

interface Props {
  unit: StockRow;
  onClose: () => void;
}

/** One unit at the side of the list: what happened to it, and where the same product lies. */
export function UnitPanel({ unit, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const history = useQuery(productQueries.history(unit.id));
  const siblings = useQuery(productQueries.siblings(unit.id));
  const wasSold = history.data?.some(({ kind }) => kind === 'sold');
  return (
    <SidePanel onClose={onClose} title={<Name unit={unit} />}>
      <Facts unit={unit} />
      <div className={styles.actions}>
        <Slot
          name="unit.actions"
          props={{ id: unit.id, barcode: unit.barcode, isSold: false, wasSold }}
        />
      </div>
      {useCan('stock.adjust') && <SetAsidePart unit={unit} onClose={stay} />}
      <Part query={siblings} title={t('unitPanel.siblings')}>
        {(rows) => <UnitSiblings siblings={rows} unit={unit} />}
      </Part>
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
  </span>
);

const Facts = ({ unit }: { unit: StockRow }) => (
  <>
    <p className="mb-1">{unitDescription(unit)}</p>
    <p className="text-body-secondary">
      <bdi className="font-monospace">{unit.barcode}</bdi> · <Money value={unit.price} /> ·{' '}
      {formatDay(unit.date)}
    </p>
  </>
);

interface PartProps<Row> {
  /** Null comes from a server that does not know the call: then there is nothing to show. */
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
