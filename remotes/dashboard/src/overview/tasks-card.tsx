import { currentLanguage, directionOf } from '@backoffice/i18n';
import { Card, Icon } from '@backoffice/ui';
import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';

import { GEAR } from './icons';
import { TaskRow } from './task-row';
import classes from './tasks.module.css';
import { DEMO_TASKS, type TaskName } from './tasks';

/** §2: demo content; nothing is stored. */
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
          <span className={classes.today}>{t('tasks.today')}</span>
        </>
      }
      actions={<TaskMenu />}
    >
      <ul className={classes.tasks}>
        {DEMO_TASKS.map(({ name }) => (
          <TaskRow key={name} name={name} isDone={done.has(name)} onToggle={() => toggle(name)} />
        ))}
      </ul>
    </Card>
  );
}

/** The template's menu; its entries do nothing. */
function TaskMenu() {
  const { t } = useTranslation('dashboard');
  // The menu is laid out in places of the glass.
  const isMirrored = directionOf(currentLanguage()) === 'rtl';
  return (
    <Dropdown align={isMirrored ? 'start' : 'end'}>
      <Dropdown.Toggle
        variant="link"
        size="sm"
        bsPrefix="btn"
        aria-label={t('tasks.settings')}
        className={classes.menu}
      >
        <Icon path={GEAR} />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {(['action', 'another', 'else'] as const).map((entry) => (
          <Dropdown.Item key={entry} as="button" type="button">
            {t(`tasks.${entry}`)}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
