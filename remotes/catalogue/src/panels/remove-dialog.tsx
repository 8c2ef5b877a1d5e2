import { DraftKey } from '@backoffice/api-client';
import { panelMutations } from '@backoffice/api-client/resources/panels';
import { kindOf, type PanelRow, type PanelTable } from '@backoffice/contracts';
import { ConfirmDialog, detailOf } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { nameOf } from './panel-fields';

interface Props {
  table: PanelTable;
  row: PanelRow;
  onClose: () => void;
}

/** Asks, deletes, and says why when the server refuses. */
export function RemoveDialog({ table, row, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const kind = kindOf(table);
  const [key] = useState(() => new DraftKey());
  const remove = useMutation(panelMutations.remove(kind));

  const confirm = async () => {
    if (!row.id) {
      notifyMessage('itemMissing');
      return;
    }
    try {
      await remove.mutateAsync({ input: { id: row.id }, idempotencyKey: key.value });
      key.settle();
    } catch (error) {
      key.settle(error);
      notifyMessage('itemDeleteFailed', {}, { detail: detailOf(error) });
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
