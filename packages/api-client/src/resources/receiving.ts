import { http } from '@backoffice/api-client';
import { PATHS, type DeliveryInput } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { idOrNull, recordOrEmpty, textOf } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

/** What was received. On a plain server `id` and `operation` are null and `items` is empty. */
export interface ReceivedUnits {
  id: number | null;
  operation: number | null;
  items: { id: number; barcode: string }[];
  message?: string;
}

/** The units of a delivery as far as the server names them: what was saved must not fail here. */
const labelledOf = (items: unknown): ReceivedUnits['items'] =>
  (Array.isArray(items) ? items.map(recordOrEmpty) : []).flatMap(({ id, barcode }) => {
    const known = idOrNull(id);
    return known === null || textOf(barcode) === ''
      ? []
      : [{ id: known, barcode: textOf(barcode) }];
  });

/** What a write that receives units answers. */
export function receivedOf(data: unknown, message?: string): ReceivedUnits {
  const received = recordOrEmpty(data);
  const { id, operation, items } = received;
  return {
    id: idOrNull(id),
    operation: idOrNull(operation),
    items: labelledOf(items),
    message,
  };
}

/** Receives units of a product. Prices in euros. */
export const receiveMutation = () =>
  mutationOptions({
    mutationFn: async ({ input, idempotencyKey }: Write<DeliveryInput>): Promise<ReceivedUnits> => {
      const options = { body: input, idempotencyKey };
      const { data, message } = await http.full('POST', PATHS.products, options);
      return receivedOf(data, message);
    },
    meta: { invalidates: [ROOTS.products, ROOTS.operations] },
  });
