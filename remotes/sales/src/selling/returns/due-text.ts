import type { TFunction } from '@backoffice/i18n';

/** Who pays whom; cents, negative for what the customer gets. */
export const dueText = (t: TFunction<'sales'>, due: number): string =>
  due > 0 ? t('return.customerPays') : due < 0 ? t('return.payBack') : t('return.even');
