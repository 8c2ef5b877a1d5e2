import type { ExportList } from '@backoffice/contracts';
import { ExportMenu, Icon, ICONS, PageActions, useCan } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ledger.module.css';

interface Props {
  /** Opens this tab's dialog; offered to people with the right `ledger.edit`. */
  onAdd: () => void;
  /** The list that this tab exports as a file. */
  list?: ExportList;
  children: ReactNode;
}

export function TabPanel({ onAdd, list, children }: Props) {
  const { t } = useTranslation('administration');
  const canEdit = useCan('ledger.edit');
  return (
    <div className={styles.panel}>
      {canEdit && (
        <PageActions>
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            <Icon path={ICONS.plus} />
            {t('add')}
          </button>
        </PageActions>
      )}
      {canEdit && list && (
        <div className={styles.bar}>
          <ExportMenu list={list} />
        </div>
      )}
      {children}
    </div>
  );
}
