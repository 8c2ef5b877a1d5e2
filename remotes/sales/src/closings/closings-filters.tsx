import { panelQueries } from '@backoffice/api-client/resources/panels';
import { FilterBar, FilterDate, FilterSelect, usePerson } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { NO_SHOP, type ClosingsUrl } from './closings-filter';

interface Props {
  url: ClosingsUrl;
  onChange: (change: Partial<ClosingsUrl>) => void;
}

/** Which shop's closings, and from and to which day. */
export function ClosingsFilters({ url, onChange }: Props) {
  const { t } = useTranslation('sales');
  return (
    <FilterBar>
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

/** Who works for one shop only sees no other's. */
function ShopFilter({ url, onChange }: Props) {
  const { t } = useTranslation('sales');
  const isLimited = usePerson().data?.user.limited ?? true;
  const { data: shops } = useQuery({ ...panelQueries.list('locations'), enabled: !isLimited });
  if (isLimited || !shops?.length) return null;
  return (
    <FilterSelect
      label={t('closings.shop')}
      value={url.closedIn}
      onChange={(closedIn) => onChange({ closedIn })}
      options={[
        ...shops.map(({ id, name }) => ({ value: id, label: name })),
        { value: NO_SHOP, label: t('closings.noShop') },
      ]}
    />
  );
}
