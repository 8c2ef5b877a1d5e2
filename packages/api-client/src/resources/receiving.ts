import { receiveCall, type DeliveryInput } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { callWhole, type Write } from './call';
import { idOrNull, recordOrEmpty, textOf } from './normalise';
import * as ROOTS from './query-roots';

/** What was received. On a plain server `id` and `operation` are null and `items` is empty. */
export interface ReceivedUnits {
  id: number | null;
  operation: number | null;
  items: { id: number; barcode: string }[];
  /** How many models the delivery has by now; null on a server whose deliveries have one each. */
  models?: number | null;
  message?: string;
}

/** Reads what was received, as far as the server says: it is saved and must not seem to fail. */
export function receivedOf(data: unknown): ReceivedUnits {
  const { id, operation, items, models } = recordOrEmpty(data);
  const named = (Array.isArray(items) ? items.map(recordOrEmpty) : []).flatMap((item) => {
    const unit = { id: idOrNull(item.id), barcode: textOf(item.barcode) };
    return unit.id === null || unit.barcode === '' ? [] : [{ ...unit, id: unit.id }];
  });
  return {
    id: idOrNull(id),
    operation: idOrNull(operation),
    items: named,
    models: idOrNull(models),
  };
}

/** Receives units of a product. Prices in euros. */
export const receiveMutation = () =>
  mutationOptions({
    mutationFn: async ({
      input: body,
      idempotencyKey,
    }: Write<DeliveryInput>): Promise<ReceivedUnits> => {
      const sent = { body, idempotencyKey };
      const { data, message } = await callWhole(receiveCall, sent, receivedOf);
      return { ...data, message };
    },
    meta: { invalidates: [ROOTS.products, ROOTS.operations] },
  });
