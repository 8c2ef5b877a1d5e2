import { useTranslation } from 'react-i18next';

export default function SellingPage() {
  const { t } = useTranslation('sales');
  return <h1>{t('selling.title')}</h1>;
}
