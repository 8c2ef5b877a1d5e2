import { useTranslation } from 'react-i18next';

export default function ProductsPage() {
  const { t } = useTranslation('inventory');
  return <h1>{t('products.title')}</h1>;
}
