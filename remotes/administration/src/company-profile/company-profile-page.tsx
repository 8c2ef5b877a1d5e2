import { useTranslation } from 'react-i18next';

export default function CompanyProfilePage() {
  const { t } = useTranslation('administration');
  return <h1>{t('companyProfile.title')}</h1>;
}
