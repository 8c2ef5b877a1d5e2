import type { TillReport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card, EmptyState, Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { wayName } from '../words/way-name';
import styles from './till.module.css';

/** The money moved since the last closing, by its source and way of payment. */
export function Moved({ report }: { report: TillReport }) {
  const { t } = useTranslation('sales');
  return (
    <Card title={t('till.moved')}>
      {report.sources.length === 0 ? (
        <EmptyState title={t('till.nothingMovedTitle')} text={t('till.nothingMovedText')} />
      ) : (
        <table className={`table ${styles.moved}`}>
          <caption className="visually-hidden">{t('till.moved')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('till.what')}</th>
              <th scope="col">{t('till.way')}</th>
              <th scope="col">{t('till.number')}</th>
              <th scope="col">{t('words:fields.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {report.sources.map(({ source, way, count, amount }) => (
              <tr key={source + way}>
                <th scope="row">{t(`till.sources.${source}`)}</th>
                <td>{wayName(t, way)}</td>
                <td>{formatNumber(count)}</td>
                <td>
                  <Money value={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
