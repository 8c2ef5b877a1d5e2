import { Card, PageFrame, useCan } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

import { SampleTable } from '../demo/tables/sample-table';
import { FirstDay } from '../start/first-day';
import { StartCard } from '../start/start-card';
import { Figures } from './figures';
import styles from './overview.module.css';
import { TasksCard } from './tasks/tasks-card';

/** Shows the figures, or a start for people without the right `figures.view`. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const canSee = useCan('figures.view');
  return (
    <PageFrame title={t('dashboard.title')}>
      <FirstDay />
      {canSee ? (
        <Figures />
      ) : (
        <>
          <StartCard />
          <Slot name="dashboard.card" props={{}} />
        </>
      )}
      <div className={styles.two}>
        <TasksCard />
        <Card title={t('simpleTable.title')}>
          <SampleTable caption={t('simpleTable.title')} />
        </Card>
      </div>
    </PageFrame>
  );
}
