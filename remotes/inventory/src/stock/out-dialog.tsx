import { ApiError } from '@backoffice/api-client';
import type { StockRow } from '@backoffice/api-client/resources/products';
import { outRequest, stockMutations } from '@backoffice/api-client/resources/stock-changes';
import { OUT_REASONS, type OutReason } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, RadioGroupField, TextareaField, useApprovedWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useUndo } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LostUnits, lostUnits, type LostUnit } from '../transfer/lost-units';
import { NamedUnits } from './named-units';

interface Props {
  ids: readonly number[];
  /** The rows of units that are known already, to name them. */
  knownRows: (ids: Iterable<number>) => StockRow[];
  onOut: (ids: readonly number[]) => void;
  /** Called with units that had left the stock before. */
  onLost: (ids: number[]) => void;
  onClose: () => void;
}

interface Values {
  reason: OutReason | '';
  note: string;
}

/** Takes units out of stock for a reason: they can't be sold any more and are counted nowhere. */
export function OutDialog({ ids, knownRows, onClose, ...told }: Props) {
  const { t } = useTranslation('inventory');
  const { take, lost, question } = useTakingOut({ ids, knownRows, onClose, ...told });
  const count = { count: ids.length, number: formatNumber(ids.length) };
  useScanner(() => ({ outcome: 'refused', reason: t('out.noScan') }));
  return (
    <>
      <ModalForm<Values>
        show
        title={t('out.title')}
        defaultValues={{ reason: '', note: '' }}
        onSubmit={({ reason, note }) => (reason ? take(reason, note) : undefined)}
        onClose={onClose}
        submitLabel={t('out.submit', count)}
        busyLabel={t('out.busy')}
        submitTone="danger"
      >
        <LostUnits units={lost} rest={t('out.lostRest')} />
        <NamedUnits rows={knownRows(ids)} total={ids.length} />
        <RadioGroupField
          name="reason"
          label={t('words:fields.reason')}
          required
          autoFocus
          options={OUT_REASONS.map((reason) => ({
            value: reason,
            label: t(`words:stockReason.${reason}`),
          }))}
        />
        <TextareaField name="note" label={t('words:fields.note')} />
      </ModalForm>
      {question}
    </>
  );
}

function useTakingOut({ ids, knownRows, onOut, onLost, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const { action } = useUndo();
  const [lost, setLost] = useState<LostUnit[]>([]);
  const { send, question } = useApprovedWrite(stockMutations.out(), {
    action: 'stock.adjust',
    requestOf: outRequest,
  });
  const count = { count: ids.length, number: formatNumber(ids.length) };

  const take = async (reason: OutReason, note: string) => {
    setLost([]);
    const what = (
      <p>
        <span className="fw-semibold">{t('out.submit', count)}</span>:{' '}
        {t(`words:stockReason.${reason}`)}
      </p>
    );
    try {
      const done = await send({ ids: [...ids], reason, note: note.trim() }, what);
      if (!done) return;
      notify.success(t('out.done', count), { action: action(done.operation) });
      onOut(ids);
      onClose();
    } catch (error) {
      const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
      if (conflicts.length === 0) throw error;
      setLost(lostUnits(conflicts, knownRows));
      onLost(conflicts.map(({ id }) => id));
    }
  };

  return { take, lost, question };
}
