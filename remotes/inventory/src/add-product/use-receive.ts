import { ApiError, type DraftKey } from '@backoffice/api-client';
import { receiveMutation, type ReceivedUnits } from '@backoffice/api-client/resources/receiving';
import type { DeliveryInput } from '@backoffice/contracts';
import { notifyRefusal } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/**
 * Receives units, offers to undo that, and tells the result; null if the server did not take them.
 */
export function useReceive(key: DraftKey, onUndone: (ids: readonly number[]) => void) {
  const { t } = useTranslation('inventory');
  const undo = useUndo();
  const { mutateAsync } = useMutation(receiveMutation());

  return async (input: DeliveryInput): Promise<ReceivedUnits | null> => {
    try {
      const received = await mutateAsync({ input, idempotencyKey: key.value });
      key.settle();
      notifyMessage('productAdded', {}, { action: undo.action(received.operation, onUndone) });
      return received;
    } catch (error) {
      key.settle(error);
      const isRejected = error instanceof ApiError && error.code === 'rejected';
      const wasTaken = error instanceof ApiError && error.code === 'idempotency_mismatch';
      if (wasTaken) notify.danger(t('addProduct.savedBefore'));
      else notifyRefusal(isRejected ? 'productAddFailed' : 'productAddError', error);
      // Errors of fields are also shown beside the fields.
      if (error instanceof ApiError && error.fields) throw error;
      return null;
    }
  };
}
