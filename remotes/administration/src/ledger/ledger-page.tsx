import { useTranslation } from 'react-i18next';

export default function LedgerPage() {
  const { t } = useTranslation('administration');
  return <h1>{t('ledger.title')}</h1>;
}
