import { createIdempotencyKey } from '@backoffice/api-client';
import { slipMutations, type SlipPrint } from '@backoffice/api-client/resources/slips';
import { Code, notifyRefusal } from '@backoffice/ui';
import { useFetchExtensions } from '@backoffice/ui/areas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Slip, SlipRequest } from './slip';
import { readSlipSettings } from './slip-settings';

/** Loaded when the first slip is printed. */
const printing = new Code(() => import('./late-parts'));

/**
 * Prints slips, one after the other, on the paper that this device is set to. Render `slip`.
 * `printSale(id, { gift })` prints the slip of a sale, or of the exchange that it belongs to; a
 * gift slip has no prices. `printReturn(id)` prints the slip of a return or an exchange.
 * `printBooked(request)` is for what was booked just now: it prints only if this device prints a
 * slip after each sale, and `printAgain(request)` whatever the device is set to. All of them notify of a failure and never throw.
 */
export function useSlip() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(slipMutations.print());
  const notePrint = (input: SlipPrint) =>
    mutateAsync({ input, idempotencyKey: createIdempotencyKey() });
  const [slips, setSlips] = useState<readonly { slip: Slip; number: number }[]>([]);
  const [current] = slips;
  const count = useRef(0);
  const fetchParts = useFetchExtensions('slip.part');

  async function print(request: SlipRequest) {
    try {
      const { loadSlip } = await printing.fetch();
      const [slip] = await Promise.all([loadSlip({ client, notePrint }, request), fetchParts()]);
      const number = (count.current += 1);
      setSlips((waiting) => [...waiting, { slip, number }]);
    } catch (error) {
      notifyRefusal('printFailed', error);
    }
  }

  const Paper = printing.value?.PrintedSlip;
  return {
    printSale: (id: number, { gift = false } = {}) => void print({ kind: 'sale', id, gift }),
    printReturn: (id: number) => void print({ kind: 'return', id }),
    printAgain: (request: SlipRequest) => void print(request),
    printBooked: (request: SlipRequest) => {
      if (readSlipSettings().isAfterSale) void print(request);
    },
    slip: Paper && current && (
      <Paper
        key={current.number}
        slip={current.slip}
        onDone={() => setSlips(([, ...waiting]) => waiting)}
      />
    ),
  };
}
