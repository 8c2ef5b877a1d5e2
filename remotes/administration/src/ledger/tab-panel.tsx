import { Icon, ICONS } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ledger.module.css';

interface Props {
  /** Opens the dialog of this tab. */
  onAdd: () => void;
  children: ReactNode;
}

export function TabPanel({ onAdd, children }: Props) {
  const { t } = useTranslation('administration');
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <button type="button" className="btn btn-primary" onClick={onAdd}>
          <Icon path={ICONS.plus} />
          {t('add')}
        </button>
      </div>
      {children}
    </div>
  );
}
