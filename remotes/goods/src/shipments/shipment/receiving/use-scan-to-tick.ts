import { isLineAway } from '@backoffice/api-client';
import { productQueries, type StockUnit } from '@backoffice/api-client/resources/products';
import { shipmentQueries } from '@backoffice/api-client/resources/shipments';
import type { SentUnit, ShipmentView } from '@backoffice/contracts';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { detailOf, useTimeZone } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner, type ScanAnswer } from '@backoffice/ui/scanner';
import { unitName, useUnknownCode } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Ticks } from './use-ticks';

/** A scanned unit that isn't in this shipment. */
export interface Stray {
  unit: StockUnit;
  text: string;
}

interface Options {
  view: ShipmentView;
  ticks: Ticks;
  enabled: boolean;
  onTicked: () => void;
}

/**
 * Ticks scanned units. A unit that isn't awaited is refused with the reason, and one that isn't in
 * the shipment stays in view.
 */
export function useScanToTick({ view, ticks, enabled, onTicked }: Options) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const client = useQueryClient();
  const unknown = useUnknownCode();
  const [strays, setStrays] = useState<readonly Stray[]>([]);
  const dismiss = (id: number) =>
    setStrays((before) => before.filter(({ unit }) => unit.id !== id));

  const take = (sent: SentUnit): ScanAnswer => {
    if (sent.state !== 'under_way') {
      return { outcome: 'refused', reason: endedText(t, sent, timeZone) };
    }
    if (ticks.has(sent.id)) return 'repeated';
    ticks.add(sent.id);
    onTicked();
    return 'found';
  };

  const lookUp = async (barcode: string): Promise<ScanAnswer> => {
    const asked = { ...productQueries.byBarcode(barcode), staleTime: 0 };
    const unit = await client.fetchQuery(asked).catch((error: unknown) => {
      if (!isLineAway(error))
        notify.danger(t('shipments.lookupFailed'), { detail: detailOf(error) });
      throw error;
    });
    if (!unit) return unknown(barcode);
    const text = strayText(t, unit, timeZone);
    setStrays((before) => [{ unit, text }, ...before.filter((one) => one.unit.id !== unit.id)]);
    return { outcome: 'refused', reason: text };
  };

  useScanner(
    (barcode) => {
      // The cache may know more than the screen did when the first scan of a queue arrived.
      const now = client.getQueryData(shipmentQueries.one(view.shipment.id).queryKey) ?? view;
      const sent = now.units.find((unit) => unit.barcode === barcode);
      return sent ? take(sent) : lookUp(barcode);
    },
    { enabled },
  );
  return { strays, dismiss };
}

type T = TFunction<'goods'>;

const ENDED = {
  arrived: 'shipments.alreadyArrived',
  lost: 'shipments.alreadyLost',
  returned: 'shipments.alreadyReturned',
} as const;

function endedText(t: T, sent: SentUnit, timeZone: string | undefined): string {
  const { state, at, by } = sent;
  return t(ENDED[state as keyof typeof ENDED], {
    unit: unitName(sent),
    when: at ? formatMoment(at, timeZone) : NO_VALUE,
    by: by ?? NO_VALUE,
  });
}

/** Says where a unit is on record that lies among the goods but isn't in the shipment. */
function strayText(t: T, stray: StockUnit, timeZone: string | undefined): string {
  const { sold, out, shipment, under_way_to, location } = stray;
  const unit = unitName(stray);
  if (sold) {
    const when = formatMoment(sold.at, timeZone);
    return t('shipments.straySold', { unit, when, by: sold.by });
  }
  if (out) return t('shipments.strayOut', { unit });
  if (shipment) {
    const { number } = shipment;
    return t('shipments.strayUnderWay', { unit, to: under_way_to ?? NO_VALUE, number });
  }
  return location
    ? t('shipments.strayAt', { unit, location })
    : t('shipments.strayNowhere', { unit });
}
