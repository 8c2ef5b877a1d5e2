import { useCan, useUrlState } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** Looks for the sale of what a customer brings back; who has its label or slip scans that. */
export function TakeBackButton() {
  const { t } = useTranslation('sales');
  const [, setUrl] = useUrlState({ find: '' });
  if (!useCan('sales.return')) return null;
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => setUrl({ find: '1' })}
    >
      {t('selling.takeBack')}
    </button>
  );
}
