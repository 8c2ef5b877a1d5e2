import { usePerson } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { shopText, useShops } from '../shop/use-shop-filter';

interface Props {
  /** The shop in the address; empty for the person's own shop. */
  shop: string;
  onChange: (shop: string) => void;
}

/** People who work for one shop get no choice. */
export function ShopChoice({ shop, onChange }: Props) {
  const { t } = useTranslation('sales');
  const { shops, isPending } = useShops();
  const own = shopText(usePerson().data?.user.location ?? null);
  if (shops.length === 0 && !isPending) return null;
  return (
    <select
      // The choice has its room before the shops are known, so nothing moves when they come.
      className={`form-select form-select-sm w-auto ${isPending ? 'invisible' : ''}`}
      aria-label={t('shop.label')}
      aria-hidden={isPending || undefined}
      value={shop || own}
      onChange={({ target }) => onChange(target.value === own ? '' : target.value)}
    >
      {shops.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={shopText(null)}>{t('shop.none')}</option>
    </select>
  );
}
