import {
  offlineSaleMutations,
  offlineSaleQueries,
} from '@backoffice/api-client/resources/offline-sales';
import type { UnsettledSale } from '@backoffice/contracts';
import { tellRefusal, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { askedOf, type Choices } from './chosen';

export interface Settling {
  sale: UnsettledSale;
  choices: Choices;
  /** Called with the return of what was paid back. */
  onPaidBack: (returnId: number) => void;
}

/** Settles a sale as it was chosen. A failure is told, and the list is read again. */
export function useSettling({ sale, choices, onPaidBack }: Settling) {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  const write = useWrite(offlineSaleMutations.settle(sale.sale));
  const [isBusy, setIsBusy] = useState(false);

  async function settle(note: string): Promise<void> {
    setIsBusy(true);
    try {
      const said = note.trim();
      const input = { lines: askedOf(sale, choices), ...(said && { note: said }) };
      const { returns, is_settled: isSettled } = await write(input);
      returns.forEach(onPaidBack);
      const number = sale.receipt_number;
      notify.success(t(isSettled ? 'toSettle.settled' : 'toSettle.partly', { number }));
    } catch (error) {
      tellRefusal(t('toSettle.failed'), error);
      void client.invalidateQueries(offlineSaleQueries.unsettled());
    } finally {
      setIsBusy(false);
    }
  }

  return { settle, isBusy };
}
