import { FilterBar, FilterDays, FilterSelect, useToday } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { shopText, useShops } from '../shop/use-shop-filter';
import { setFilters, type ClosingsUrl } from './closings-filter';

interface Props {
  url: ClosingsUrl;
  onChange: (change: Partial<ClosingsUrl>) => void;
}

export function ClosingsFilters({ url, onChange }: Props) {
  const { t } = useTranslation('sales');
  return (
    <FilterBar set={setFilters(url, useToday())}>
      <ShopFilter url={url} onChange={onChange} />
      <FilterDays
        from={url.from}
        to={url.to}
        labels={{ from: t('closings.from'), to: t('closings.to') }}
        onChange={onChange}
      />
    </FilterBar>
  );
}

/** People who work for one shop see only its closings, so they get no choice. */
function ShopFilter({ url, onChange }: Props) {
  const { t } = useTranslation('sales');
  const { shops } = useShops();
  if (shops.length === 0) return null;
  return (
    <FilterSelect
      label={t('shop.label')}
      value={url.closedIn}
      onChange={(closedIn) => onChange({ closedIn })}
      options={[
        ...shops.map(({ id, name }) => ({ value: id, label: name })),
        { value: shopText(null), label: t('shop.none') },
      ]}
    />
  );
}
