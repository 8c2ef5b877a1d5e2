import { useTranslation } from 'react-i18next';

export default function IconsPage() {
  const { t } = useTranslation('dashboard');
  return <h1>{t('icons.title')}</h1>;
}
