import type { TFunction } from '@backoffice/i18n';

/** Says who pays whom; `due` in cents is negative if the customer gets money. */
export const dueText = (t: TFunction<'sales'>, due: number): string =>
  due > 0 ? t('return.customerPays') : due < 0 ? t('return.payBack') : t('return.even');
