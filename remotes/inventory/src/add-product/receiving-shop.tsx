import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Where the units will lie: the shop where the person works, on servers that know it. */
export function ReceivingShop({ location }: { location: number | null }) {
  const { t } = useTranslation('inventory');
  const { data = [] } = useQuery({
    ...referenceQueries.list('locations'),
    enabled: location !== null,
  });
  const shop = data.find(({ id }) => id === location);
  if (!shop) return null;
  return <span className="form-text m-0">{t('addProduct.goesTo', { location: shop.name })}</span>;
}
