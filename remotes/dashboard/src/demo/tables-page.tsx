import { useTranslation } from 'react-i18next';

export default function TablesPage() {
  const { t } = useTranslation('dashboard');
  return <h1>{t('tables.title')}</h1>;
}
