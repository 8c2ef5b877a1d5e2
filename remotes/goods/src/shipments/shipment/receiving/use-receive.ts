import { ApiError } from '@backoffice/api-client';
import { shipmentMutations, shipmentQueries } from '@backoffice/api-client/resources/shipments';
import type { ArrivedUnits } from '@backoffice/api-client/resources/shipments';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { tellRefusal } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Ticks } from './use-ticks';

/**
 * Receives units once, however often somebody presses or it is sent; every failure keeps the ticks.
 */
export function useReceive(shipment: number, ticks: Ticks) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error } = useMutation(shipmentMutations.arrive(shipment));

  async function receive(ids: number[]): Promise<void> {
    if (isUnderWay.current || ids.length === 0) return;
    isUnderWay.current = true;
    try {
      const done = await mutateAsync({ input: { ids }, idempotencyKey: ticks.keyFor(ids) });
      ticks.received(ids);
      tellReceived(t, done);
    } catch (failure) {
      if (failure instanceof ApiError && failure.isDefinite) ticks.refused();
      tellRefusal(t('shipments.receiveFailed'), failure);
      // Somebody else may have received it or closed it.
      void client.invalidateQueries(shipmentQueries.one(shipment));
    } finally {
      isUnderWay.current = false;
    }
  }

  return { receive, isReceiving: isPending, isUnanswered: error !== null && !error.isDefinite };
}

function tellReceived(t: TFunction<'goods'>, { ids, already, closed }: ArrivedUnits): void {
  const said = (units: readonly number[]) => ({
    count: units.length,
    number: formatNumber(units.length),
  });
  const detail = [
    already.length > 0 && t('shipments.receivedBefore', said(already)),
    closed && t('shipments.complete'),
  ];
  notify.success(t('shipments.received', said(ids)), {
    detail: detail.filter(Boolean).join(' · ') || null,
  });
}
