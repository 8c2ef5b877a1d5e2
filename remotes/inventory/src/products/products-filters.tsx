import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { GROUP_SORTS, PRODUCT_TYPES } from '@backoffice/contracts';
import { FilterBar, FilterDate, FilterSelect, FilterText, usePermissions } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import {
  STATES,
  toggleShowAll,
  withDay,
  withState,
  type ProductsUrl,
  type StockState,
} from './product-filter';
import { useFilters } from './products-context';

/** The filters of the specification, and those of type, location, state and grouping. */
export function ProductsFilters() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const isAll = url.all !== '';
  const day = (side: 'start' | 'end') => ({
    label: t(`products.filters.${side}`),
    value: isAll ? '' : url[side],
    onChange: (value: string) => change(withDay(url, side, value)),
  });
  return (
    <FilterBar set={isAll ? 1 : setFilters(url)}>
      <FilterDate {...day('start')} max={url.end || undefined} />
      <FilterDate {...day('end')} min={isAll ? undefined : url.start || undefined} />
      <FilterText
        label={t('words:fields.code')}
        value={url.code}
        onChange={(code) => change({ code })}
        isMain
      />
      <FilterText
        label={t('words:fields.brand')}
        value={url.brand}
        onChange={(brand) => change({ brand })}
      />
      <TypeFilter />
      <LocationFilter />
      <StateFilter />
      <GroupOrder />
      <ByProduct />
      <ShowAll />
    </FilterBar>
  );
}

const setFilters = ({ brand, type, location, state, group }: ProductsUrl) =>
  [brand, type, location, state, group].filter(Boolean).length;

function TypeFilter() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  return (
    <FilterSelect
      label={t('words:fields.productType')}
      value={url.type}
      onChange={(type) => change({ type })}
      options={PRODUCT_TYPES.map((type) => ({
        value: type,
        label: t(`words:productType.${type}`),
      }))}
    />
  );
}

function LocationFilter() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const { data: locations = [], isPending } = useQuery(referenceQueries.list('locations'));
  // The filter keeps its place while the locations load, or everything below would jump.
  if (!isPending && locations.length === 0) return null;
  return (
    <FilterSelect
      label={t('words:fields.location')}
      value={url.location}
      onChange={(location) => change({ location })}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function StateFilter() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const states = useStates();
  if (states.length === 0) return null;
  return (
    <FilterSelect
      label={t('words:fields.state')}
      value={url.state}
      onChange={(state) => change(withState(state))}
      options={states.map((state) => ({ value: state, label: t(`products.states.${state}`) }))}
    />
  );
}

/** The states that the server knows. */
function useStates(): readonly StockState[] {
  const can = usePermissions();
  if (can('operations.view')) return STATES;
  return can('stock.adjust') ? ['sale', 'aside'] : [];
}

/** A list sorts by its heads; products that are grouped have none. */
function GroupOrder() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  if (url.group === '') return null;
  const labels = {
    date: t('words:fields.date'),
    code: t('words:fields.code'),
    brand: t('words:fields.brand'),
    units: t('slip.units'),
    price: t('words:fields.price'),
  };
  return (
    <FilterSelect
      label={t('products.order')}
      value={url.sort === 'date' ? '' : url.sort}
      whole={labels.date}
      onChange={(sort) =>
        change({ sort, dir: sort === 'code' || sort === 'brand' ? 'asc' : 'desc' })
      }
      options={GROUP_SORTS.flatMap((sort) =>
        sort === 'date' ? [] : { value: sort, label: labels[sort] },
      )}
    />
  );
}

function ByProduct() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const isGrouped = url.group !== '';
  if (!usePermissions()('operations.view')) return null;
  return (
    <button
      type="button"
      className={`btn btn-sm btn-outline-primary ${isGrouped ? 'active' : ''}`}
      aria-pressed={isGrouped}
      onClick={() => change({ group: isGrouped ? '' : '1' })}
    >
      {t('products.byProduct')}
    </button>
  );
}

function ShowAll() {
  const { t } = useTranslation('inventory');
  const { url, today, change } = useFilters();
  const isAll = url.all !== '';
  return (
    <button
      type="button"
      className={`btn btn-sm btn-outline-primary ${isAll ? 'active' : ''}`}
      aria-pressed={isAll}
      onClick={() => change(toggleShowAll(url, today))}
    >
      {t('products.filters.showAll')}
    </button>
  );
}
