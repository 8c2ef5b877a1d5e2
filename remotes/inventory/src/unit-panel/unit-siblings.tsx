import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Sibling } from '@backoffice/contracts';
import { formatNumber, NO_VALUE } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { siblingsGrid } from './siblings-grid';
import styles from './unit-panel.module.css';

interface Props {
  siblings: readonly Sibling[];
  unit: StockRow;
}

/** The same product in stock: sizes down, locations across. */
export function UnitSiblings({ siblings, unit }: Props) {
  const { t } = useTranslation('inventory');
  const { locations, rows } = siblingsGrid(siblings);
  if (rows.length === 0) {
    return <p className="text-body-secondary">{t('unitPanel.noSiblings')}</p>;
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to get into it
    <div className={styles.scroll} role="region" aria-label={t('unitPanel.siblings')} tabIndex={0}>
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <th scope="col">{t('unit.size')}</th>
            {locations.map((location) => (
              <th key={location} scope="col" className="text-end">
                {location ?? t('unitPanel.nowhere')}
              </th>
            ))}
            <th scope="col" className="text-end">
              {t('unitPanel.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, counts, total }) => (
            <tr key={size} className={size === unit.number ? 'table-active' : undefined}>
              <th scope="row">{size ?? NO_VALUE}</th>
              {counts.map((count, index) => (
                <td key={locations[index]} className="text-end">
                  {count === 0 ? NO_VALUE : formatNumber(count)}
                </td>
              ))}
              <td className="text-end fw-semibold">{formatNumber(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
