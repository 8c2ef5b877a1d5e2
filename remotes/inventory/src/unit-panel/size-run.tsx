import type { Sibling } from '@backoffice/contracts';
import { formatNumber, NO_VALUE } from '@backoffice/i18n';
import { useOwnLocation } from '@backoffice/ui';
import { useEffect, useRef } from 'react';
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
  const box = useSought(size);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, so the keyboard has to get into it
    <div ref={box} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`table table-sm ${styles.run}`}>
        <SizeHead sizes={rows.map((row) => row.size)} sought={size} />
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

function SizeHead({ sizes, sought }: { sizes: (string | null)[]; sought: Props['size'] }) {
  const { t } = useTranslation('inventory');
  return (
    <thead>
      <tr>
        <th scope="col">{t('words:fields.location')}</th>
        {sizes.map((size) => (
          <th
            key={size}
            scope="col"
            className={size === sought ? styles.sought : ''}
            data-sought={size === sought || undefined}
          >
            <bdi>{size ?? NO_VALUE}</bdi>
          </th>
        ))}
        <th scope="col">{t('unitPanel.total')}</th>
      </tr>
    </thead>
  );
}

/** Scrolls a narrow run so that the sought size is in sight. */
function useSought(size: Props['size']) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = box.current?.querySelector('[data-sought]')?.getBoundingClientRect();
    const { left = 0, width = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (cell && box.current)
      box.current.scrollLeft += cell.left + cell.width / 2 - left - width / 2;
  }, [size]);
  return box;
}

const Count = ({ count }: { count: number }) =>
  count === 0 ? <span className="text-body-tertiary">{NO_VALUE}</span> : formatNumber(count);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
