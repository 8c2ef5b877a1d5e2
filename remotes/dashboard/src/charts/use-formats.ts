import { MONTH_LABELS } from '@backoffice/contracts';
import {
  currentLanguage,
  currentLocale,
  formatCompact,
  formatDay,
  formatMoney,
  formatNumber,
} from '@backoffice/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface ValueFormat {
  /** In full, for totals, tooltips and tables. */
  full: (value: number | string | null | undefined) => string;
  /** Briefly, for an axis. */
  short: (value: number) => string;
}

export interface Formats {
  months: readonly string[];
  money: ValueFormat;
  units: ValueFormat;
}

/** JAN to DEC in English, else the language's own short names of months, in capitals. */
function monthLabels(): readonly string[] {
  if (currentLanguage() === 'en') return MONTH_LABELS;
  return MONTH_LABELS.map((_, index) =>
    formatDay(`2026-${String(index + 1).padStart(2, '0')}-01`, {
      month: 'short',
    }).toLocaleUpperCase(currentLocale()),
  );
}

/** Labels and number forms of the language on screen; the same object until it changes. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(
    () => ({
      months: monthLabels(),
      money: { full: formatMoney, short: (value) => formatCompact(value, 'euros') },
      units: {
        full: (value) => formatNumber(value === null || value === undefined ? null : Number(value)),
        short: (value) => formatCompact(value),
      },
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the formats read the language themselves
    [i18n.language],
  );
}
