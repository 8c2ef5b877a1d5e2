import { useTranslation } from 'react-i18next';

export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return <h1>{t('dashboard.title')}</h1>;
}
