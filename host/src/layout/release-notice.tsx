import { useTranslation } from 'react-i18next';

import { useNewRelease } from './use-new-release';

/** The page keeps the release it started with; a newer one is the person's to choose when. */
export function ReleaseNotice() {
  const { t } = useTranslation('shell');
  const isNew = useNewRelease();
  return (
    <div role="status">
      {isNew && (
        <div className="alert alert-info d-flex flex-wrap align-items-center gap-3 mb-0 mt-2">
          <span className="flex-grow-1">{t('release.text')}</span>
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={() => location.reload()}
          >
            {t('release.reload')}
          </button>
        </div>
      )}
    </div>
  );
}
