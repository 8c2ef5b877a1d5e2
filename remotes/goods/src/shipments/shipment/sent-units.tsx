import type { SentUnit } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Badge, Card } from '@backoffice/ui';
import { unitName } from '@backoffice/ui/stock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { byProduct, type SentProduct } from '../by-product';
import styles from './sent-units.module.css';

interface Ticks {
  has: (id: number) => boolean;
  toggle: (id: number) => void;
}

interface Props {
  units: readonly SentUnit[];
  /** The ticks of units that are at hand; only where units are received. */
  ticks?: Ticks | undefined;
  /** Content above the units. */
  children?: ReactNode;
}

/** The units by product, each with what became of it. */
export function SentUnits({ units, ticks, children }: Props) {
  const { t } = useTranslation('goods');
  const count = { count: units.length, number: formatNumber(units.length) };
  return (
    <Card title={t('shipments.units', count)}>
      {children}
      <ul className={styles.products}>
        {byProduct(units).map((product) => (
          <Product key={product.key} product={product} ticks={ticks} />
        ))}
      </ul>
    </Card>
  );
}

function Product({ product, ticks }: { product: SentProduct; ticks: Ticks | undefined }) {
  const { t } = useTranslation('goods');
  const { code, description, units } = product;
  const here = units.filter(({ id, state }) => state === 'arrived' || ticks?.has(id)).length;
  return (
    <li className={styles.product}>
      <p className={styles.head}>
        <strong>
          <bdi>{code}</bdi>
        </strong>
        <span className="text-body-secondary">{description}</span>
        <span className={styles.count}>
          {t('shipments.ofUnits', {
            arrived: formatNumber(here),
            number: formatNumber(units.length),
          })}
        </span>
      </p>
      <ul className={styles.units}>
        {units.map((unit) => (
          <li key={unit.id}>
            {ticks && unit.state === 'under_way' ? (
              <Awaited unit={unit} ticks={ticks} />
            ) : (
              <span className={styles.unit}>
                <Name unit={unit} />
                <State unit={unit} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A unit that may have come: ticked by its scan, or by hand where the label is lost. */
function Awaited({ unit, ticks }: { unit: SentUnit; ticks: Ticks }) {
  const { t } = useTranslation('goods');
  const isTicked = ticks.has(unit.id);
  return (
    <label className={isTicked ? `${styles.unit} ${styles.ticked}` : styles.unit}>
      <input
        type="checkbox"
        className="form-check-input m-0"
        aria-label={unitName(unit)}
        checked={isTicked}
        onChange={() => ticks.toggle(unit.id)}
      />
      <Name unit={unit} />
      {isTicked && <Badge tone="success">{t('shipments.ticked')}</Badge>}
    </label>
  );
}

const Name = ({ unit: { number, barcode } }: { unit: SentUnit }) => (
  <span className={styles.name}>
    {number !== null && <strong>{number}</strong>} <bdi className="font-monospace">{barcode}</bdi>
  </span>
);

const TONES = {
  under_way: 'info',
  arrived: 'success',
  lost: 'danger',
  returned: 'warning',
  other: 'neutral',
} as const;

function State({ unit: { state } }: { unit: SentUnit }) {
  const { t } = useTranslation('goods');
  return <Badge tone={TONES[state]}>{t(`shipments.unitStates.${state}`)}</Badge>;
}
