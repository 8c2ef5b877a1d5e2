import { figureQueries } from '@backoffice/api-client/resources/figures';
import { OTHER, type BestSeller, type Links } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { EmptyState, Money } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { AddedCard } from './added-card';
import styles from './shop.module.css';

/** What sold best this month; a click leads to the units that are left in stock. */
export function BestSellersCard() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(figureQueries.bestSellers());
  return (
    <AddedCard title={t('best.title')} query={query}>
      {({ brands, sizes }) =>
        brands.length === 0 ? (
          <EmptyState title={t('best.none')} />
        ) : (
          <div className={styles.ranks}>
            <Ranking
              title={t('best.brands')}
              rows={brands}
              filterOf={({ name, type }) => ({ brand: name, ...ofType(type) })}
            />
            <Ranking title={t('best.sizes')} rows={sizes} filterOf={({ type }) => ofType(type)} />
          </div>
        )
      }
    </AddedCard>
  );
}

const ofType = (type: BestSeller['type']) => (type === OTHER ? {} : { type });

interface RankingProps {
  title: string;
  rows: readonly BestSeller[];
  /** The filter for the units that are left in stock. */
  filterOf: (row: BestSeller) => Links['products.find'];
}

function Ranking({ title, rows, filterOf }: RankingProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const most = rows[0]?.units ?? 1;
  return (
    <section aria-labelledby={id} className={styles.rank}>
      <h3 id={id}>{title}</h3>
      <ol>
        {rows.map((row) => (
          <li key={`${row.type}-${row.name}`}>
            <span className={styles.rankHead}>
              <AreaLink to="products.find" params={filterOf(row)}>
                {row.name}
              </AreaLink>
              <span className={styles.rankUnits}>
                {t('best.units', { units: formatNumber(row.units) })}
              </span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(row.units / most) * 100}%` }} />
            </span>
            <span className={styles.rankNote}>
              <span>{t(`words:productType.${row.type}`)}</span> <Money value={row.amount} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
