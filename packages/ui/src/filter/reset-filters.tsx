import { useTranslation } from 'react-i18next';

/** Where a filter matches nothing: shows the whole list again. */
export function ResetFilters({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={onReset}>
      {t('filtersReset')}
    </button>
  );
}
