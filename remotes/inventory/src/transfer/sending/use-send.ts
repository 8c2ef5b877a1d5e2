import { shipmentMutations } from '@backoffice/api-client/resources/shipments';
import type { SentShipment } from '@backoffice/api-client/resources/shipments';
import { type Selection, tellRefusal, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

/** A shipment that was just sent, and of how many units where to. */
export interface DoneSending extends SentShipment {
  units: number;
  to: string;
}

interface Options {
  selection: Selection;
  /** Called with a refusal, which may name units that left the stock. */
  onRefused: (error: unknown) => void;
  onSent: (sent: DoneSending) => void;
}

/** Sends the ticked units, all or none: they are under way until the other shop receives them. */
export function useSend({ selection, onRefused, onSent }: Options) {
  const { t } = useTranslation('inventory');
  const write = useWrite(shipmentMutations.send());
  return async (location: { id: number; name: string }, note: string) => {
    const ids = [...selection.ids];
    try {
      const sent = await write({ ids, location: location.id, note: note.trim() });
      notify.success(t('send.done', { number: sent.number, to: location.name }));
      onSent({ ...sent, units: ids.length, to: location.name });
    } catch (error) {
      tellRefusal(t('send.failed'), error);
      onRefused(error);
    }
  };
}
