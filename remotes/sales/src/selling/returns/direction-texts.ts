import type { TFunction } from '@backoffice/i18n';

import type { SaleDraft } from '../basket/sale-draft';

/** The texts of the dialog for a sale, a return or an exchange. */
export function directionTexts(
  t: TFunction<'sales'>,
  { lines, returns }: Pick<SaleDraft, 'lines' | 'returns'>,
) {
  if (returns.length === 0) {
    return {
      title: t('sale.title'),
      submit: t('sale.submit'),
      busy: t('sale.selling'),
      noAnswer: t('sale.noAnswer'),
    };
  }
  const title = lines.length === 0 ? t('return.title') : t('return.exchange');
  return { title, submit: title, busy: t('return.busy'), noAnswer: t('return.noAnswer') };
}
