import type { DeliveryChange, DeliveryView } from '@backoffice/contracts';
import { formatMoment, formatMoney, formatNumber } from '@backoffice/i18n';
import { Badge, Card, useTimeZone } from '@backoffice/ui';
import { useUndo } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';

/** Changed fields that go by another name here. */
const NAMES: Record<string, string> = { import_price: 'importPrice' };

interface Props {
  models: readonly DeliveryView[];
  changes: readonly DeliveryChange[];
}

/** The corrections of a delivery, latest first; of several models each says which it was. */
export function DeliveryChanges({ models, changes }: Props) {
  const { t } = useTranslation('goods');
  const codeOf = new Map(
    models.length > 1 ? models.map(({ delivery: { id, code } }) => [id, code] as const) : [],
  );
  return (
    <Card title={t('deliveries.changes')}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={`${change.operation} ${change.model}`}
            change={change}
            code={codeOf.get(change.model ?? 0)}
          />
        ))}
      </ul>
    </Card>
  );
}

function Change({ change, code }: { change: DeliveryChange; code: string | undefined }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { ask } = useUndo();
  const { at, by, note, units, undone } = change;
  const count = { count: units, number: formatNumber(units) };
  return (
    <li className={styles.change}>
      <div>
        <strong>{t(whatOf(change), count)}</strong>
        {code && (
          <>
            {' '}
            <bdi>{code}</bdi>
          </>
        )}
        <Fields changes={change.changes} />
        {note && <div>{note}</div>}
        <div className={styles.note}>
          {formatMoment(at, timeZone)} · {by}
        </div>
      </div>
      {undone ? (
        <Badge>{t('deliveries.undone')}</Badge>
      ) : (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => ask(change.operation)}
        >
          {t('stock:undo.action')}
        </button>
      )}
    </li>
  );
}

function Fields({ changes }: Pick<DeliveryChange, 'changes'>) {
  const { t } = useTranslation('goods');
  return Object.entries(changes).map(([field, { before, after }]) => (
    <div key={field}>
      {t('deliveries.fieldChanged', {
        field: t(`words:fields.${NAMES[field] ?? field}`, { defaultValue: field }),
        before: valueText(field, before),
        after: valueText(field, after),
      })}
    </div>
  ));
}

const whatOf = ({ added, missing }: DeliveryChange) => {
  if (added > 0) return 'deliveries.changeAdded';
  return missing > 0 ? 'deliveries.changeMissing' : 'deliveries.changed';
};

const PRICES = ['price', 'import_price'];

/** Formats prices for reading; one value may hold several, with commas between them. */
const valueText = (field: string, value: string): string =>
  PRICES.includes(field)
    ? value
        .split(', ')
        .map((price) => formatMoney(price))
        .join(' · ')
    : value;
