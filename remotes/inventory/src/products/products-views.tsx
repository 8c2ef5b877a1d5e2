import { GROUP_SORTS, SLOW_STOCK_DAYS } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import { Choices, usePermissions } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { STATES, withState, type StockState } from './product-filter';
import { useFilters } from './products-context';
import styles from './products.module.css';

/** The states that somebody looks through each day; the others are among the filters. */
const VIEWS = ['due', 'aside', 'slow'] as const;

export const isView = (state: StockState) => VIEWS.some((view) => view === state);

/** The list's views, each one press away, and how its rows are laid out. */
export function ProductsViews() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const can = usePermissions();
  const states = useStates();
  const views = VIEWS.filter((view) => states.includes(view));
  const isGrouped = url.group !== '';
  if (views.length === 0) return null;
  return (
    <div className={styles.views}>
      <Choices
        label={t('products.views.label')}
        value={url.state === '' ? 'all' : views.find((view) => view === url.state)}
        options={[
          { value: 'all', label: t('products.views.all') },
          ...views.map((value) => ({ value, label: stateText(t, value) })),
        ]}
        onChange={(view) => change(withState(view === 'all' ? '' : view))}
      />
      {can('operations.view') && (
        <div className={styles.layout}>
          {isGrouped && <GroupOrder />}
          <Choices
            label={t('products.views.layout')}
            value={isGrouped ? 'grouped' : 'list'}
            options={[
              { value: 'list', label: t('products.views.list') },
              { value: 'grouped', label: t('products.byProduct') },
            ]}
            onChange={(layout) => change({ group: layout === 'grouped' ? '1' : '' })}
          />
        </div>
      )}
    </div>
  );
}

/** The states that the server knows. */
export function useStates(): readonly StockState[] {
  const can = usePermissions();
  if (can('operations.view')) return STATES;
  return can('stock.adjust') ? ['sale', 'aside'] : [];
}

export const stateText = (t: TFunction<'inventory'>, state: StockState) =>
  t(`products.states.${state}`, { days: SLOW_STOCK_DAYS });

/** A list sorts by its heads; products that are grouped have none. */
function GroupOrder() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const labels = {
    date: t('words:fields.date'),
    code: t('words:fields.code'),
    brand: t('words:fields.brand'),
    units: t('slip.units'),
    price: t('words:fields.price'),
  };
  const order = (sort: string) =>
    change({ sort, dir: sort === 'code' || sort === 'brand' ? 'asc' : 'desc' });
  return (
    <label className={styles.order}>
      {t('products.order')}
      <select
        className="form-select form-select-sm"
        value={url.sort === 'date' ? '' : url.sort}
        onChange={(event) => order(event.target.value)}
      >
        {GROUP_SORTS.map((sort) => (
          <option key={sort} value={sort === 'date' ? '' : sort}>
            {labels[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
