import { closingQueries } from '@backoffice/api-client/resources/closings';
import type { ClosingView } from '@backoffice/contracts';
import { notifyRefusal } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { PrintedClosing } from './printed-closing';

/**
 * Prints closings on the paper that this device is set to. Render `closingPaper`.
 * `printClosing(id)` prints a closing as it stands, with later corrections; it notifies of a
 * failure and never throws.
 */
export function usePrintClosing() {
  const client = useQueryClient();
  const [printed, setPrinted] = useState<{ view: ClosingView; number: number } | null>(null);
  const count = useRef(0);

  async function print(id: number) {
    try {
      const view = await client.fetchQuery(closingQueries.one(id));
      setPrinted({ view, number: (count.current += 1) });
    } catch (error) {
      notifyRefusal('printFailed', error);
    }
  }

  return {
    printClosing: (id: number) => void print(id),
    closingPaper: printed && (
      <PrintedClosing key={printed.number} view={printed.view} onDone={() => setPrinted(null)} />
    ),
  };
}
