import type { SoldLine } from '@backoffice/contracts';
import { type TFunction } from '@backoffice/i18n';
import { Badge, Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../words/unit-label';
import { paymentName } from '../words/way-name';
import { changeText } from './change-text';
import styles from './sold-sale.module.css';

interface Props {
  lines: readonly SoldLine[];
  /** All lines, with those that were corrected. */
  all: readonly SoldLine[];
  /** Ids of the lines that come back; undefined if there is no choice. */
  ticked: ReadonlySet<number> | undefined;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** The sold units, each with its price, its way of payment and its state. */
export function SaleLines({ lines, all, ticked, onTick }: Props) {
  const tick = (id: number, isTicked: boolean) =>
    onTick(new Set([...(ticked ?? []), id].filter((other) => other !== id || isTicked)));
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {ticked && line.state === 'sold' && !line.owed && (
            <Tick
              line={line}
              checked={ticked.has(line.id)}
              onChange={(checked) => tick(line.id, checked)}
            />
          )}
          <Unit line={line} before={all.find(({ id }) => id === line.corrects)} />
          <Price line={line} />
        </li>
      ))}
    </ul>
  );
}

interface TickProps {
  line: SoldLine;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ line, checked, onChange }: TickProps) {
  const { t } = useTranslation('sales');
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('soldSale.takeBack', { unit: unitLabel(line) })}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function Unit({ line, before }: { line: SoldLine; before: SoldLine | undefined }) {
  const { t } = useTranslation('sales');
  const terms = [paymentName(t, line), t(`words:saleType.${line.sale_type}`)];
  return (
    <div className={styles.unit}>
      <strong>{unitLabel(line)}</strong> <StateBadge state={line.state} />
      <div className={styles.note}>
        {terms.join(' · ')} · <bdi className="font-monospace">{line.barcode}</bdi>
      </div>
      {before && <div className={styles.note}>{changeText(t, before, line)}</div>}
    </div>
  );
}

const stateText = (t: TFunction<'sales'>, state: SoldLine['state']) =>
  t(`soldSale.states.${state}`);

function StateBadge({ state }: { state: SoldLine['state'] }) {
  const { t } = useTranslation('sales');
  if (state === 'sold') return null;
  return <Badge tone={state === 'returned' ? 'warning' : 'neutral'}>{stateText(t, state)}</Badge>;
}

const Price = ({ line: { price, regular_price, state } }: { line: SoldLine }) => (
  <div className={styles.price}>
    {state === 'voided' ? (
      <s>
        <Money value={price} />
      </s>
    ) : (
      <Money value={price} />
    )}
    {price !== regular_price && (
      <s className={styles.note}>
        <Money value={regular_price} />
      </s>
    )}
  </div>
);
