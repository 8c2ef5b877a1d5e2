import { REFERENCE_TABLES } from '@backoffice/contracts';
import { PageFrame, Tabs } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { ReferenceList } from './reference-list';

/** The CMS Panel: reference data, one tab per kind. */
export default function ReferencePage() {
  const { t } = useTranslation('catalogue');
  return (
    <PageFrame title={t('cms.title')}>
      <Tabs
        label={t('cms.tabs')}
        tabs={REFERENCE_TABLES.map((table) => ({
          id: table,
          label: t(`tabs.${table}`),
          panel: () => <ReferenceList table={table} />,
        }))}
      />
    </PageFrame>
  );
}
