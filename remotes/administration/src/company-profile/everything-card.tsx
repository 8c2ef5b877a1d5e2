import { exportCompany } from '@backoffice/api-client/resources/exports';
import { Card, DownloadProgress, Icon, ICONS, useDownload } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** Downloads all data of the company as one file. */
export function EverythingCard() {
  const { t } = useTranslation('administration');
  const { isBusy, start, ...progress } = useDownload();
  return (
    <Card title={t('everything.title')}>
      <p>{t('everything.holds')}</p>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={isBusy}
        onClick={() => void start(exportCompany)}
      >
        <Icon path={ICONS.download} size={0.85} /> {t('everything.download')}
      </button>{' '}
      <DownloadProgress {...progress} />
    </Card>
  );
}
