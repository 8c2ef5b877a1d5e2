import { PANEL_TABLES } from '@backoffice/contracts';
import { PageFrame, Tabs } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { Panel } from './panel';

/** The CMS Panel: reference data, one tab per kind. */
export default function PanelsPage() {
  const { t } = useTranslation('catalogue');
  return (
    <PageFrame title={t('cms.title')}>
      <Tabs
        label={t('cms.tabs')}
        tabs={PANEL_TABLES.map((table) => ({
          id: table,
          label: t(`tabs.${table}`),
          panel: () => <Panel table={table} />,
        }))}
      />
    </PageFrame>
  );
}
