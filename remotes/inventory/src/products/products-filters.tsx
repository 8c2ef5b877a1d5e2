import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { PRODUCT_TYPES } from '@backoffice/contracts';
import { FilterBar, FilterChip, FilterDate, FilterSelect, FilterText } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { toggleShowAll, withDay, withState, type ProductsUrl } from './product-filter';
import { useFilters } from './products-context';
import { isView, ProductsViews, stateText, useStates } from './products-views';

/** The filters of the specification; folded, those of type, location and state; then the views. */
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
    <FilterBar
      set={setFilters(url)}
      more={
        <>
          <TypeFilter />
          <LocationFilter />
          <StateFilter />
        </>
      }
      chips={<Chips />}
      views={<ProductsViews />}
    >
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
      <ShowAll />
    </FilterBar>
  );
}

const setFilters = ({ brand, type, location, state }: ProductsUrl) =>
  [brand, type, location, state].filter(Boolean).length;

/** The folded filters that are set; a view that stands beside them needs no chip. */
function Chips() {
  const { t } = useTranslation('inventory');
  const { url, change } = useFilters();
  const { data: locations = [] } = useQuery(referenceQueries.list('locations'));
  const type = PRODUCT_TYPES.find((one) => one === url.type);
  const location = locations.find(({ id }) => String(id) === url.location);
  const state = useStates().find((one) => one === url.state && !isView(one));
  return (
    <>
      {type && (
        <FilterChip name={t(`words:productType.${type}`)} onRemove={() => change({ type: '' })} />
      )}
      {location && <FilterChip name={location.name} onRemove={() => change({ location: '' })} />}
      {state && <FilterChip name={stateText(t, state)} onRemove={() => change({ state: '' })} />}
    </>
  );
}

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
      options={states.map((state) => ({ value: state, label: stateText(t, state) }))}
    />
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
