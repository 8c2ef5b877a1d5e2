import { deliveryMutations } from '@backoffice/api-client/resources/deliveries';
import type { DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, QueryView, useWrite, type AppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { type DeliveryLists, useDeliveryLists, useUndo } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isInStock } from '../delivery/size-run';
import { CorrectFields } from './correct-fields';
import { correctionOf, valuesOf, type CorrectionValues } from './correction';
import { refusedUnits } from './refused-units';

interface Props {
  whole: DeliveryView;
  /** Ticked units that are in stock; if empty, all units in stock are corrected. */
  ticked: readonly DeliveredUnit[];
  onClose: () => void;
}

/** Puts right what was mistyped when goods were received. Mounted while it is open. */
export function CorrectDialog(props: Props) {
  const { t } = useTranslation('goods');
  const lists = useDeliveryLists(props.whole.delivery.type);
  return (
    <QueryView query={lists} errorText={t('deliveries.listsFailed')} loading={null}>
      {(data) => <CorrectForm {...props} lists={data} />}
    </QueryView>
  );
}

function CorrectForm({ whole, ticked, lists, onClose }: Props & { lists: DeliveryLists }) {
  const { t } = useTranslation('goods');
  const { delivery } = whole;
  const inStock = whole.units.filter(isInStock);
  const units = ticked.length > 0 ? ticked : inStock;
  // The values that the form began with, so that only what was typed since is sent.
  const [before] = useState(() => valuesOf(units, delivery, lists));
  const save = useCorrecting({ whole, ticked, before, onDone: onClose });
  const count = { count: units.length, number: formatNumber(units.length) };
  useScanner(() => ({ outcome: 'refused', reason: t('deliveries.noScan') }));
  return (
    <ModalForm<CorrectionValues>
      show
      size="lg"
      title={t('deliveries.correctTitle', { code: delivery.code })}
      defaultValues={before}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('deliveries.correctUnits', count)}
      busyLabel={t('deliveries.busy')}
    >
      <p className="mb-0">
        {t(ticked.length > 0 ? 'deliveries.correctTicked' : 'deliveries.correctAll', count)}{' '}
        {whole.units.length > inStock.length && t('deliveries.othersStay')}
      </p>
      <CorrectFields
        type={delivery.type}
        lists={lists}
        before={before}
        hasSize={ticked.length > 0 || before.size !== ''}
      />
    </ModalForm>
  );
}

interface Correcting {
  whole: DeliveryView;
  ticked: readonly DeliveredUnit[];
  before: CorrectionValues;
  onDone: () => void;
}

function useCorrecting({ whole, ticked, before, onDone }: Correcting) {
  const { t } = useTranslation('goods');
  const send = useWrite(deliveryMutations.correct(whole.delivery.id));
  const undo = useUndo();
  return async (values: CorrectionValues, form: AppForm<CorrectionValues>) => {
    const ids = ticked.map(({ id }) => id);
    const input = correctionOf(before, values, ids);
    if (input === null) {
      form.setError('root.server', { message: t('deliveries.nothingChanged') });
      return;
    }
    try {
      const corrected = await send(input);
      const count = { count: corrected.ids.length, number: formatNumber(corrected.ids.length) };
      const action = undo.action(corrected.operation);
      notify.success(t('deliveries.correctedUnits', count), { action });
      onDone();
    } catch (error) {
      const refused = refusedUnits(error, whole.units);
      if (refused === null) throw error;
      form.setError('root.server', { message: t('deliveries.refused', { units: refused }) });
    }
  };
}
