import { allEvents, noteExport, type AuditFilter } from '@backoffice/api-client/resources/audit';
import { detailOf, downloadCsv, Icon, ICONS, useTimeZone } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { auditFileColumns } from './audit-columns';

/** All that the filter matches as a file, also what isn't on screen yet. */
export function ExportButton({ filter, isEmpty }: { filter: AuditFilter; isEmpty: boolean }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    try {
      const rows = await allEvents(filter);
      downloadCsv('audit', auditFileColumns({ t, timeZone }), rows);
      await noteExport('audit', rows.length);
    } catch (error) {
      notify.danger(t('audit.exportFailed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={isBusy || isEmpty}
      onClick={() => void save()}
    >
      <Icon path={ICONS.download} size={0.85} /> {t('audit.csv')}
    </button>
  );
}
