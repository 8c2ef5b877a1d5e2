import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { EditTaskButton } from './edit-task-button';
import type { TaskName } from './tasks';
import styles from './tasks.module.css';

interface Props {
  name: TaskName;
  isDone: boolean;
  onToggle: () => void;
}

export function TaskRow({ name, isDone, onToggle }: Props) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <li className={styles.task}>
      <input
        type="checkbox"
        id={id}
        className="form-check-input"
        checked={isDone}
        aria-describedby={`${id}-text`}
        onChange={onToggle}
      />
      <div className={styles.text}>
        <label htmlFor={id} className={isDone ? styles.done : styles.title}>
          {t(`tasks.${name}.title`)}
        </label>
        <p id={`${id}-text`} className={styles.description}>
          {t(`tasks.${name}.description`)}
        </p>
      </div>
      <EditTaskButton />
    </li>
  );
}
