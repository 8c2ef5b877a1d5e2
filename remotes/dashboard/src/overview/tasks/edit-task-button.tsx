import { Icon, ICONS } from '@backoffice/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './tasks.module.css';

/** Demo content like its task; its tooltip stays while pointer or focus are on it. */
export function EditTaskButton() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);
  return (
    <div className={styles.edit} onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        className="btn btn-sm btn-link"
        aria-label={t('tasks.edit')}
        aria-describedby={isShown ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <Icon path={ICONS.edit} />
      </button>
      {isShown && (
        <span id={id} role="tooltip" className={styles.tip}>
          {t('tasks.edit')}
        </span>
      )}
    </div>
  );
}
