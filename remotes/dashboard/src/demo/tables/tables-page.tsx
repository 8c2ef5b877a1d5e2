import { Card, PageFrame } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SampleCharts } from '../charts/sample-charts';
import { SampleTable } from './sample-table';
import styles from './tables.module.css';

export default function TablesPage() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <PageFrame title={t('tables.title')}>
      <Card title={t('simpleTable.title')}>
        <SampleTable caption={t('simpleTable.title')} />
      </Card>
      <section className={styles.plain} aria-labelledby={id}>
        <h2 id={id}>{t('tables.plain')}</h2>
        <SampleTable caption={t('tables.plain')} />
      </section>
      <SampleCharts />
    </PageFrame>
  );
}
