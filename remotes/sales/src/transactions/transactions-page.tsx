import { useTranslation } from 'react-i18next';

export default function TransactionsPage() {
  const { t } = useTranslation('sales');
  return <h1>{t('transactions.title')}</h1>;
}
