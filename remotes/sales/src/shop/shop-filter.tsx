import { useTranslation } from 'react-i18next';

import styles from './shop-filter.module.css';
import { shopOf, shopText, type ShopFilterState } from './use-shop-filter';

/** The choice of all shops, one of them, or sales of no shop. */
export function ShopFilter({ shops, shop, onShop }: ShopFilterState) {
  const { t } = useTranslation('sales');
  return (
    <select
      className={`form-select ${styles.filter}`}
      aria-label={t('shop.label')}
      value={shopText(shop)}
      onChange={(event) => onShop(shopOf(event.target.value))}
    >
      <option value="">{t('shop.all')}</option>
      {shops.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={shopText(null)}>{t('shop.none')}</option>
    </select>
  );
}
