import {
  changedShipment,
  shipmentMutations,
  shipmentQueries,
} from '@backoffice/api-client/resources/shipments';
import type { SentUnit, ShipmentView } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, tellRefusal, TextareaField, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Shortages, type Choice, type ChoiceByUnit } from './shortages';

interface Props {
  view: ShipmentView;
  onClose: () => void;
}

/** Ends a shipment of which units never came; each is either lost or was never sent. */
export function CloseDialog({ view, onClose }: Props) {
  const { t } = useTranslation('goods');
  const [choices, setChoices] = useState<ChoiceByUnit>(new Map());
  const { close, problem, setProblem } = useClosing({ view, onClose });
  const missing = view.units.filter(({ state }) => state === 'under_way');
  useScanner(() => ({ outcome: 'refused', reason: t('shipments.noScan') }));

  const submit = ({ note }: { note: string }) => {
    const isWhole = missing.every(({ id }) => choices.has(id));
    if (isWhole) return close({ ...chosenOf(missing, choices), note: note.trim() });
    return setProblem(t('shipments.chooseEach'));
  };

  return (
    <ModalForm<{ note: string }>
      show
      size="lg"
      title={t('shipments.closeTitle', { number: view.shipment.number })}
      defaultValues={{ note: '' }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t('shipments.closeSubmit')}
      busyLabel={t('shipments.closing')}
      submitTone="danger"
      error={problem}
    >
      <p className="mb-0">
        {t('shipments.closeText', { count: missing.length, number: formatNumber(missing.length) })}
      </p>
      <Shortages
        units={missing}
        choices={choices}
        onChoose={(ids, choice) => {
          setProblem(null);
          setChoices((before) => new Map([...before, ...ids.map((id) => [id, choice] as const)]));
        }}
      />
      <TextareaField name="note" label={t('words:fields.note')} />
    </ModalForm>
  );
}

function chosenOf(missing: readonly SentUnit[], choices: ChoiceByUnit) {
  const idsOf = (choice: Choice) =>
    missing.map(({ id }) => id).filter((id) => choices.get(id) === choice);
  return { lost: idsOf('lost'), returned: idsOf('returned') };
}

function useClosing({ view: { shipment }, onClose }: Props) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const write = useWrite(shipmentMutations.close(shipment.id));
  const [problem, setProblem] = useState<string | null>(null);
  const { queryKey } = shipmentQueries.one(shipment.id);

  async function close(input: { lost: number[]; returned: number[]; note: string }) {
    try {
      await write(input);
      notify.success(t('shipments.closed', { number: shipment.number }));
      onClose();
    } catch (error) {
      const now = changedShipment(error);
      if (now) client.setQueryData(queryKey, now);
      else void client.invalidateQueries({ queryKey });
      if (now?.shipment.state === 'under_way') setProblem(t('shipments.closeChanged'));
      else tellRefusal(t('shipments.closeFailed'), error);
      if (now?.shipment.state === 'closed') onClose();
    }
  }

  return { close, problem, setProblem };
}
