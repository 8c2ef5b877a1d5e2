import { importQueries } from '@backoffice/api-client/resources/imports';
import { Card, onDemand, PageFrame, QueryView, Skeleton } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ChooseFile } from '../file/choose-file';
import styles from '../imports.module.css';
import { StepList } from '../step-list';
import { useOpenImport } from '../use-open-import';
import type { PastImportsProps } from './past-imports';

/** Loaded on demand, because it brings a table that nothing else here needs. */
const PastImports = onDemand<PastImportsProps & { onClose?: () => void }>(
  async () => (await import('./past-imports')).PastImports,
  <Skeleton />,
);

/** The choice of a file to import, and the earlier imports. */
export function NewImport() {
  const { t } = useTranslation('goods');
  const { open } = useOpenImport();
  const query = useQuery({ ...importQueries.list(), refetchInterval: 15_000 });
  return (
    <PageFrame title={t('imports.title')} actions={<JoinRunsLink />}>
      <StepList step="file" />
      <div className={styles.stack}>
        <Card title={t('imports.file.title')}>
          <ChooseFile onUploaded={({ id }) => open(id)} />
        </Card>
        <QueryView query={query} errorText={t('imports.loadFailed')} empty={null}>
          {(imports) => <PastImports imports={imports} onOpen={open} />}
        </QueryView>
      </div>
    </PageFrame>
  );
}

/** Leads to the products of one size each that earlier imports made. */
function JoinRunsLink() {
  const { t } = useTranslation('goods');
  return (
    <Link className="btn btn-outline-secondary" to={`${usePrefix()}/size-runs`}>
      {t('imports.joinRuns')}
    </Link>
  );
}
