import { Card } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TaskMenu } from './task-menu';
import { TaskRow } from './task-row';
import { DEMO_TASKS, type TaskName } from './tasks';
import styles from './tasks.module.css';

/** Demo content; nothing is stored. */
export function TasksCard() {
  const { t } = useTranslation('dashboard');
  const [done, setDone] = useState<ReadonlySet<TaskName>>(
    () => new Set(DEMO_TASKS.filter((task) => task.done).map((task) => task.name)),
  );
  const toggle = (name: TaskName) =>
    setDone((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });

  return (
    <Card
      title={
        <>
          {t('tasks.title', { number: DEMO_TASKS.length })}{' '}
          <span className={styles.today}>{t('tasks.today')}</span>
        </>
      }
      actions={<TaskMenu />}
    >
      <ul className={styles.tasks}>
        {DEMO_TASKS.map(({ name }) => (
          <TaskRow key={name} name={name} isDone={done.has(name)} onToggle={() => toggle(name)} />
        ))}
      </ul>
    </Card>
  );
}
