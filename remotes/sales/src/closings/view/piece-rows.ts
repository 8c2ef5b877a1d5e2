import { DENOMINATIONS, type CashPieces } from '@backoffice/contracts';
import { formatMoney, formatNumber, moneyOfCents } from '@backoffice/i18n';

import type { ReportRow } from './report-section';

/** The counted notes and coins, the largest first. */
export const pieceRows = (cash: CashPieces): ReportRow[] =>
  DENOMINATIONS.flatMap((cents) => {
    const pieces = cash[`${cents}`] ?? 0;
    if (pieces === 0) return [];
    return {
      key: `${cents}`,
      label: `${formatNumber(pieces)} × ${formatMoney(moneyOfCents(cents))}`,
      amount: moneyOfCents(cents * pieces),
    };
  });
