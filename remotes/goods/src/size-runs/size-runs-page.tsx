import { PageFrame } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { Undoing } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { ApartRuns } from './apart-runs';
import { JoinedRuns } from './joined-runs';
import styles from './size-runs.module.css';

/** Size runs whose sizes are products of their own, and those that were joined here. */
export default function SizeRunsPage() {
  const { t } = useTranslation('goods');
  const navigate = useNavigate();
  const prefix = usePrefix();
  const parent = { title: t('runs.imports'), onOpen: () => void navigate(`${prefix}/import`) };
  return (
    <Undoing>
      <PageFrame title={t('runs.title')} parent={parent}>
        <div className={styles.stack}>
          <ApartRuns />
          <JoinedRuns />
        </div>
      </PageFrame>
    </Undoing>
  );
}
