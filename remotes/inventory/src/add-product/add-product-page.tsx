import { useTranslation } from 'react-i18next';

export default function AddProductPage() {
  const { t } = useTranslation('inventory');
  return <h1>{t('addProduct.title')}</h1>;
}
