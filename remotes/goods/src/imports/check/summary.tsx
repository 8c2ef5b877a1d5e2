import type { ImportCheck, ImportSubject } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';

interface Props {
  check: ImportCheck;
  subject: ImportSubject;
}

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export function Summary({ check, subject }: Props) {
  const { t } = useTranslation('goods');
  const isStock = subject === 'stock';
  return (
    <>
      <dl className={styles.tiles}>
        <Tile label={t('imports.check.rows')}>{formatNumber(check.rows)}</Tile>
        {isStock ? (
          <>
            <Tile label={t('imports.check.units')}>{formatNumber(check.units)}</Tile>
            <Tile label={t('imports.check.value')}>
              <Money value={check.value} />
            </Tile>
            <Tile label={t('imports.check.products')}>{formatNumber(check.products)}</Tile>
            <Tile label={t('imports.check.newProducts')}>{formatNumber(check.newProducts)}</Tile>
          </>
        ) : (
          <>
            <Tile label={t('imports.check.items')}>{formatNumber(check.items)}</Tile>
            <Tile label={t('imports.check.known')}>{formatNumber(check.known)}</Tile>
          </>
        )}
        <Tile label={t('imports.check.errors')}>{formatNumber(check.errors)}</Tile>
      </dl>
      {isStock && check.locations.length > 0 && (
        <p className={`${styles.note} mt-3 mb-0`}>
          {check.locations
            .map(({ name, units }) =>
              t('imports.check.inShop', {
                shop: name ?? t('imports.defaults.ownShop'),
                number: formatNumber(units),
              }),
            )
            .join(' · ')}
        </p>
      )}
    </>
  );
}
