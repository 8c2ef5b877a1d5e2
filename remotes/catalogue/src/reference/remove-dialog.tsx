import { referenceMutations, type ListedRow } from '@backoffice/api-client/resources/reference';
import { kindOf, type ReferenceTable } from '@backoffice/contracts';
import { ConfirmDialog, notifyRefusal, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { nameOf } from './reference-fields';

interface Props {
  table: ReferenceTable;
  row: ListedRow;
  onClose: () => void;
}

/** Asks, deletes, and says why when the server refuses. */
export function RemoveDialog({ table, row, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const kind = kindOf(table);
  const remove = useWrite(referenceMutations.remove(kind));

  const confirm = async () => {
    if (!row.id) {
      notifyMessage('itemMissing');
      return;
    }
    try {
      await remove({ id: row.id });
    } catch (error) {
      notifyRefusal('itemDeleteFailed', error);
      return;
    }
    notifyMessage('itemDeleted', { kind: t(`kinds.${table}`), id: row.id });
    onClose();
  };

  return (
    <ConfirmDialog
      show
      tone="danger"
      title={t(`deleteTitle.${kind}`)}
      text={t('deleteQuestion', { name: nameOf(table, row) })}
      confirmLabel={t('delete')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
