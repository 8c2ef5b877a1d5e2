import { createIdempotencyKey } from '@backoffice/api-client';
import {
  historyMutations,
  historyQueries,
  undoRequest,
} from '@backoffice/api-client/resources/history';
import type { ChangedStock } from '@backoffice/api-client/resources/stock-changes';
import { formatNumber, type TFunction, formatMoment } from '@backoffice/i18n';
import { notify, refusalText } from '@backoffice/ui/notify';
import { useQueryClient, type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useApprovedWrite } from '../../approval/use-approved-write';
import { ConfirmDialog } from '../../dialog/confirm-dialog';
import { detailOf } from '../../feedback/detail-of';
import { useTimeZone } from '../../session/use-today';
import { movedSince, type MovedSince } from './moved-since';
import { MovedSinceDialog } from './moved-since-dialog';

interface Props {
  operation: number;
  onUndone: ((ids: readonly number[]) => void) | undefined;
  asksFirst: boolean;
  onClose: () => void;
}

/** Undoes an operation when it is mounted; asks if only a part of it can be undone. */
export function UndoOperation({ asksFirst, ...props }: Props) {
  const { operation, onClose } = props;
  const { t } = useTranslation('stock');
  const client = useQueryClient();
  const { undo, moved, question } = useUndoing(props);
  /** The number of its units while the question is shown; null otherwise. */
  const [whole, setWhole] = useState<number | null>(null);

  const begin = useEffectEvent(async () => {
    const units = asksFirst ? await countUnits(client, operation) : 1;
    if (units > 1) setWhole(units);
    else await undo();
  });
  useEffect(() => {
    const start = setTimeout(() => void begin());
    return () => clearTimeout(start);
  }, []);

  return (
    <>
      {whole !== null && !moved && (
        <ConfirmDialog
          show
          title={t('undo.action')}
          text={<OperationInWords operation={operation} />}
          confirmLabel={t('undo.whole', { count: whole, number: formatNumber(whole) })}
          onConfirm={() => undo()}
          onClose={onClose}
        />
      )}
      {moved && <MovedSinceDialog moved={moved} onUndo={undo} onClose={onClose} />}
      {question}
    </>
  );
}

function useUndoing({ operation, onUndone, onClose }: Omit<Props, 'asksFirst'>) {
  const { t } = useTranslation('stock');
  const client = useQueryClient();
  const [moved, setMoved] = useState<MovedSince | null>(null);
  const { send, question } = useApprovedWrite(historyMutations.undo(operation), {
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
      if (since) return setMoved(since);
      tellFailure(t, error);
      onClose();
    }
  };

  return { undo, moved, question };
}

/** The number of its units. If it can't be loaded, 1: the undo is tried, and the server judges. */
const countUnits = (client: QueryClient, operation: number) =>
  client.fetchQuery(historyQueries.one(operation)).then(
    (view) => view?.operation.units ?? 1,
    () => 1,
  );

type Translate = TFunction<'stock'>;

/** Undoes an operation after its page was left, so nothing can be asked: all of it, or it fails. */
export async function undoAlone(client: QueryClient, operation: number, t: Translate) {
  const mutation = client.getMutationCache().build(client, historyMutations.undo(operation));
  try {
    tellDone(t, await mutation.execute({ input: {}, idempotencyKey: createIdempotencyKey() }));
  } catch (error) {
    tellFailure(t, error);
  }
}

function tellDone(t: Translate, { ids, import: goesOn }: ChangedStock) {
  const count = ids.length;
  const said = { count, number: formatNumber(count) };
  if (goesOn) notify.info(t('undo.begun', said));
  else notify.success(t('undo.done', said));
}

function tellFailure(t: Translate, error: unknown) {
  // For an operation that was undone before or can't be, the server says by whom, when and why.
  const own = refusalText(error);
  if (own) notify.danger(own);
  else notify.danger(t('undo.failed'), { detail: detailOf(error) });
}

/** Describes the operation to be undone, for the person who confirms or approves it. */
function OperationInWords({ operation }: { operation: number }) {
  const { t } = useTranslation('stock');
  const timeZone = useTimeZone();
  const { data } = useQuery(historyQueries.one(operation));
  if (!data) return <p>{t('undo.approve')}</p>;
  const { kind, codes, units, at, by } = data.operation;
  return (
    <>
      <p className="mb-1">{t('undo.approve')}</p>
      <p>
        <span className="fw-semibold">{t(`words:operation.${kind}`)}</span>{' '}
        <bdi>{codes.join(', ')}</bdi> ·{' '}
        {t('undo.units', { count: units, number: formatNumber(units) })} ·{' '}
        {formatMoment(at, timeZone)} · {by}
      </p>
    </>
  );
}
