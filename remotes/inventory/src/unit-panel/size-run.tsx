import type { Sibling } from '@backoffice/contracts';
import { formatNumber, NO_VALUE } from '@backoffice/i18n';
import { useOwnLocation } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { siblingsGrid } from './siblings-grid';
import styles from './size-run.module.css';

interface Props {
  siblings: readonly Sibling[];
  /** The accessible name of the table. */
  label: string;
  /** The size to highlight. */
  size?: string | null;
}

/** A product's stock with its sizes across: the own shop first, the others below it. */
export function SizeRun({ siblings, label, size }: Props) {
  const { t } = useTranslation('inventory');
  const own = useOwnLocation();
  const { locations, rows } = siblingsGrid(siblings, own);
  const markOf = (one: string | null) => (size !== undefined && one === size ? styles.sought : '');
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, so the keyboard has to get into it
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`table table-sm ${styles.run}`}>
        <thead>
          <tr>
            <th scope="col">{t('words:fields.location')}</th>
            {rows.map((row) => (
              <th key={row.size} scope="col" className={markOf(row.size)}>
                <bdi>{row.size ?? NO_VALUE}</bdi>
              </th>
            ))}
            <th scope="col">{t('unitPanel.total')}</th>
          </tr>
        </thead>
        <tbody>
          {locations.map((location, index) => (
            <tr key={location} className={location !== null && location === own ? styles.own : ''}>
              <th scope="row">{location ?? t('unitPanel.nowhere')}</th>
              {rows.map((row) => (
                <td key={row.size} className={markOf(row.size)}>
                  <Count count={row.counts[index] ?? 0} />
                </td>
              ))}
              <td className="fw-semibold">
                <Count count={sum(rows.map(({ counts }) => counts[index] ?? 0))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Count = ({ count }: { count: number }) =>
  count === 0 ? <span className="text-body-tertiary">{NO_VALUE}</span> : formatNumber(count);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
