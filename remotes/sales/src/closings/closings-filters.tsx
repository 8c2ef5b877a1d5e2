import { FilterBar, FilterDate, FilterSelect, useToday } from '@backoffice/ui';
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
      <FilterDate
        label={t('closings.from')}
        value={url.from}
        max={url.to || undefined}
        onChange={(from) => onChange({ from })}
      />
      <FilterDate
        label={t('closings.to')}
        value={url.to}
        min={url.from || undefined}
        onChange={(to) => onChange({ to })}
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
