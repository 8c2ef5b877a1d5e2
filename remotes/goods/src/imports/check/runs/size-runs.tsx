import type { UploadedImport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { RunForm } from './run-form';

/** Cells that stand for several sizes: a person says how many pieces there are of each. */
export function SizeRuns({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const runs = upload.check?.runs ?? [];
  if (runs.length === 0) return null;
  return (
    <Card title={t('imports.runs.title')}>
      <p>{t('imports.runs.hint')}</p>
      {runs.map((found) => (
        <RunForm
          key={found.run}
          upload={upload}
          found={found}
          title={t('imports.runs.of', {
            run: found.run,
            rows: formatNumber(found.rows),
            quantity: formatNumber(found.quantity),
          })}
        />
      ))}
    </Card>
  );
}
