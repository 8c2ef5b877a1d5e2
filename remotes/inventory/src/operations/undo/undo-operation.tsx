import { ApiError, createIdempotencyKey } from '@backoffice/api-client';
import { operationMutations, undoRequest } from '@backoffice/api-client/resources/operations';
import type { ChangedStock } from '@backoffice/api-client/resources/stock-changes';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { detailOf, useApprovedWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { movedSince, type MovedSince } from './moved-since';
import { MovedSinceDialog } from './moved-since-dialog';
import { OperationInWords } from './operation-in-words';

interface Props {
  operation: number;
  onUndone: ((ids: readonly number[]) => void) | undefined;
  onClose: () => void;
}

/** Undoes an operation as soon as it is there; asks where only a part of it can be undone. */
export function UndoOperation({ operation, onUndone, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const [moved, setMoved] = useState<MovedSince | null>(null);
  const { send, question } = useApprovedWrite(operationMutations.undo(operation), {
    action: 'stock.undo',
    requestOf: (input) => undoRequest(operation, input),
  });

  const undo = async (ids?: number[]) => {
    try {
      const changed = await send(ids ? { ids } : {}, <OperationInWords operation={operation} />);
      if (changed) {
        tellDone(t, changed);
        onUndone?.(changed.ids);
      }
      onClose();
    } catch (error) {
      const since = await movedSince(client, operation, error);
      if (since) setMoved(since);
      else {
        tellFailure(t, error);
        onClose();
      }
    }
  };

  const begin = useEffectEvent(() => void undo());
  useEffect(() => {
    const start = setTimeout(() => begin());
    return () => clearTimeout(start);
  }, []);

  return (
    <>
      {moved && <MovedSinceDialog moved={moved} onUndo={undo} onClose={onClose} />}
      {question}
    </>
  );
}

type Translate = TFunction<'inventory'>;

/** Undoes an operation where nobody can be asked: all of it, or it says why not. */
export async function undoAlone(client: QueryClient, operation: number, t: Translate) {
  const mutation = client.getMutationCache().build(client, operationMutations.undo(operation));
  try {
    tellDone(t, await mutation.execute({ input: {}, idempotencyKey: createIdempotencyKey() }));
  } catch (error) {
    tellFailure(t, error);
  }
}

function tellDone(t: Translate, { ids }: ChangedStock) {
  const count = ids.length;
  notify.success(t('undo.done', { count, number: formatNumber(count) }));
}

function tellFailure(t: Translate, error: unknown) {
  // Undone before, or not to be undone: the server says by whom, when and why.
  const own = error instanceof ApiError ? error.serverMessage : undefined;
  if (own) notify.danger(own);
  else notify.danger(t('undo.failed'), { detail: detailOf(error) });
}
