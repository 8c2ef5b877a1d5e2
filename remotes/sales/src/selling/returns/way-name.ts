import type { TillWay } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/** Where money is, as people call it; banks go by their own names. */
export const wayName = (t: TFunction<'sales'>, way: TillWay): string =>
  way === 'cash'
    ? t('sale.cash')
    : way === 'bank'
      ? t('sale.bankPayment')
      : way === 'courier'
        ? t('return.courier')
        : way;
