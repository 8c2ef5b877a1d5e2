import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatMoment, formatNumber, NO_VALUE } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { unitDescription } from '../products/unit-description';
import styles from './transfer-slip.module.css';

/** What a transfer moved, as it was before: `location` of a row is where it came from. */
export interface DoneTransfer {
  rows: readonly StockRow[];
  to: string;
  /** ISO 8601. */
  at: string;
  by: string;
}

/** The sheet that travels with the goods and is signed at both ends. */
export function TransferSlip({ rows, to, at, by, timeZone }: DoneTransfer & { timeZone?: string }) {
  const { t } = useTranslation('inventory');
  return (
    <article className={styles.slip}>
      <h1 className={styles.title}>{t('slip.title')}</h1>
      <dl className={styles.facts}>
        <dt>{t('slip.to')}</dt>
        <dd>{to}</dd>
        <dt>{t('slip.at')}</dt>
        <dd>{formatMoment(at, timeZone)}</dd>
        <dt>{t('slip.by')}</dt>
        <dd>{by}</dd>
        <dt>{t('slip.units')}</dt>
        <dd>{formatNumber(rows.length)}</dd>
      </dl>
      <Units rows={rows} />
      <div className={styles.signatures}>
        <span>{t('slip.handedOver')}</span>
        <span>{t('slip.received')}</span>
      </div>
    </article>
  );
}

function Units({ rows }: Pick<DoneTransfer, 'rows'>) {
  const { t } = useTranslation('inventory');
  return (
    <table className={styles.units}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('unit.barcode')}</th>
          <th scope="col">{t('unit.code')}</th>
          <th scope="col">{t('unit.product')}</th>
          <th scope="col">{t('unit.size')}</th>
          <th scope="col">{t('slip.from')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <td>{index + 1}</td>
            <td className={styles.digits}>{row.barcode}</td>
            <td>{row.code}</td>
            <td>{unitDescription(row)}</td>
            <td>{row.number ?? NO_VALUE}</td>
            <td>{row.location ?? NO_VALUE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
