import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import type { Download } from './use-download';

const MEGABYTE = 1_000_000;

/** Shows how much of a file has come, and a button to cancel; nothing for quick downloads. */
export function DownloadProgress({ bytes, cancel }: Pick<Download, 'bytes' | 'cancel'>) {
  const { t } = useTranslation('ui');
  if (bytes === null) return null;
  const size = formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 });
  return (
    <>
      <small role="status">{t('export.busy', { size })}</small>
      <button type="button" className="btn btn-link btn-sm" onClick={cancel}>
        {t('cancel')}
      </button>
    </>
  );
}
