import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatNumber, NO_VALUE } from '@backoffice/i18n';
import { Elsewhere, type Selection } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from './transfer.module.css';

interface Props {
  selection: Selection;
  rows: readonly StockRow[];
}

/** Rows that are drawn; nobody reads more, and the number above says how many there are. */
const SHOWN = 100;

/** The units that are going to be moved; each can still be left out. */
export function TickedUnits({ selection, rows }: Props) {
  const { t } = useTranslation('inventory');
  const shown = rows.slice(-SHOWN).reverse();
  const others = selection.size - shown.length;
  return (
    <>
      <p className={styles.count} role="status">
        {t('transfer.count', { count: selection.size, number: formatNumber(selection.size) })}
      </p>
      {shown.length > 0 && (
        <ul className={styles.units} aria-label={t('transfer.units')}>
          {shown.map((row) => (
            <li key={row.id}>
              <span className={styles.unit}>
                <bdi>{unitName(row)}</bdi>
                <span className="text-body-secondary">
                  {unitDescription(row)} · {row.location ?? NO_VALUE}
                </span>
                <Elsewhere location={row.location} />
              </span>
              <button
                type="button"
                className="btn-close"
                aria-label={t('transfer.leave', { unit: unitName(row) })}
                onClick={() => selection.set([row.id], false)}
              />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className="form-text m-0">
          {t('transfer.others', { count: others, number: formatNumber(others) })}
        </p>
      )}
    </>
  );
}
