import { figureQueries } from '@backoffice/api-client/resources/figures';
import { SLOW_STOCK_DAYS, type LocationStock, type StockFigures } from '@backoffice/contracts';
import { formatNumber, sumMoney } from '@backoffice/i18n';
import { EmptyState, Money } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { AddedCard } from './added-card';
import styles from './shop.module.css';

/** The stock by location, and how much of it has been there long; clicks lead to those units. */
export function StockCard() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(figureQueries.stock());
  return (
    <AddedCard title={t('stock.title')} query={query}>
      {(stock) =>
        stock.locations.length === 0 && stock.under_way.units === 0 ? (
          <EmptyState title={t('stock.none')} />
        ) : (
          <StockTable stock={stock} />
        )
      }
    </AddedCard>
  );
}

interface StockTableProps {
  stock: StockFigures;
}
type Counted = StockFigures['under_way'];

function StockTable({ stock: { locations, slow_until, under_way: underWay } }: StockTableProps) {
  const { t } = useTranslation('dashboard');
  // Units under way belong to the company too, so the totals count them, though no shop has them.
  const counted: Counted[] = underWay.units > 0 ? [...locations, underWay] : locations;
  const sum = (of: (row: Counted) => number) =>
    formatNumber(counted.reduce((total, row) => total + of(row), 0));
  // The server sends no values to people without the right `costs.view`.
  const values = counted.flatMap(({ value }) => value ?? []);
  const hasValues = values.length > 0;
  return (
    <table className={`table mb-0 ${styles.table}`}>
      <caption className="visually-hidden">{t('stock.title')}</caption>
      <StockHead hasValue={hasValues} />
      <tbody>
        {locations.map((row) => (
          <StockRow key={row.id ?? 0} row={row} hasValue={hasValues} slowUntil={slow_until} />
        ))}
        {underWay.units > 0 && <UnderWayRow row={underWay} hasValue={hasValues} />}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('stock.total')}</th>
          <td>{sum((row) => row.units)}</td>
          {hasValues && (
            <td>
              <Money value={sumMoney(values)} />
            </td>
          )}
          <td>{sum((row) => row.slow)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function StockHead({ hasValue }: { hasValue: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <thead>
      <tr>
        <th scope="col">{t('words:fields.location')}</th>
        <th scope="col">{t('words:fields.units')}</th>
        {hasValue && <th scope="col">{t('stock.value')}</th>}
        <th scope="col">{t('stock.slow', { days: SLOW_STOCK_DAYS })}</th>
      </tr>
    </thead>
  );
}

function UnderWayRow({ row, hasValue }: { row: Counted; hasValue: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <tr>
      <th scope="row">{t('words:fields.underWay')}</th>
      <td>{formatNumber(row.units)}</td>
      {hasValue && (
        <td>
          <Money value={row.value} />
        </td>
      )}
      <td>{formatNumber(row.slow)}</td>
    </tr>
  );
}

interface RowProps {
  row: LocationStock;
  hasValue: boolean;
  slowUntil: string;
}

function StockRow({ row, hasValue, slowUntil }: RowProps) {
  const { t } = useTranslation('dashboard');
  const { id, name, units, value, slow } = row;
  return (
    <tr>
      <th scope="row">
        {id === null ? (
          t('stock.nowhere')
        ) : (
          <AreaLink to="products.find" params={{ location: id }}>
            {name}
          </AreaLink>
        )}
      </th>
      <td>{formatNumber(units)}</td>
      {hasValue && (
        <td>
          <Money value={value} />
        </td>
      )}
      <td>
        {id === null || slow === 0 ? (
          formatNumber(slow)
        ) : (
          <AreaLink
            to="products.slow"
            params={{ location: id, until: slowUntil }}
            aria-label={t('stock.showSlow', { units: slow, name, days: SLOW_STOCK_DAYS })}
          >
            {formatNumber(slow)}
          </AreaLink>
        )}
      </td>
    </tr>
  );
}
