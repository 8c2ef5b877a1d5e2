import { figureQueries } from '@backoffice/api-client/resources/figures';
import type { BestSeller } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { EmptyState, Money } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AddedCard } from './added-card';
import { useShopLinks } from './shop-links';
import classes from './shop.module.css';

/** What sold best this month; a click leads to what is left of it. */
export function BestSellersCard() {
  const { t } = useTranslation('dashboard');
  const { stockOf } = useShopLinks();
  const query = useQuery(figureQueries.bestSellers());
  return (
    <AddedCard title={t('best.title')} query={query}>
      {({ brands, sizes }) =>
        brands.length === 0 ? (
          <EmptyState title={t('best.none')} />
        ) : (
          <div className={classes.ranks}>
            <Ranking
              title={t('best.brands')}
              rows={brands}
              linkOf={({ name, type }) => stockOf({ brand: name, type })}
            />
            <Ranking
              title={t('best.sizes')}
              rows={sizes}
              linkOf={({ type }) => stockOf({ type })}
            />
          </div>
        )
      }
    </AddedCard>
  );
}

interface RankingProps {
  title: string;
  rows: readonly BestSeller[];
  linkOf: (row: BestSeller) => string;
}

function Ranking({ title, rows, linkOf }: RankingProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const most = rows[0]?.units ?? 1;
  return (
    <section aria-labelledby={id} className={classes.rank}>
      <h3 id={id}>{title}</h3>
      <ol>
        {rows.map((row) => (
          <li key={`${row.type}-${row.name}`}>
            <span className={classes.rankHead}>
              <Link to={linkOf(row)}>{row.name}</Link>
              <span className={classes.rankUnits}>
                {t('best.units', { units: formatNumber(row.units) })}
              </span>
            </span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(row.units / most) * 100}%` }} />
            </span>
            <span className={classes.rankNote}>
              <span>{t(`type.${row.type}`)}</span> <Money value={row.amount} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
