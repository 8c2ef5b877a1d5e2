import { useTranslation } from 'react-i18next';

export default function UserProfilePage() {
  const { t } = useTranslation('administration');
  return <h1>{t('userProfile.title')}</h1>;
}
