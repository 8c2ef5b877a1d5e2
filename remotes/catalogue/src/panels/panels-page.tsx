import { useTranslation } from 'react-i18next';

export default function PanelsPage() {
  const { t } = useTranslation('catalogue');
  return <h1>{t('cms.title')}</h1>;
}
