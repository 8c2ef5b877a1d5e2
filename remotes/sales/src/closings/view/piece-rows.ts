import { DENOMINATIONS, type CashPieces } from '@backoffice/contracts';
import { formatMoney, formatNumber, moneyOfCents } from '@backoffice/i18n';

import type { ReportRow } from './report-section';

/** What was counted, note by note and coin by coin, the largest first. */
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
