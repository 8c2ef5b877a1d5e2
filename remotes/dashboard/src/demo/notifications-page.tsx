import { useTranslation } from 'react-i18next';

export default function NotificationsPage() {
  const { t } = useTranslation('dashboard');
  return <h1>{t('notifications.title')}</h1>;
}
