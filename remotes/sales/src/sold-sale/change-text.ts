import type { SoldLine } from '@backoffice/contracts';
import { formatMoney, type TFunction } from '@backoffice/i18n';

import { paymentName } from '../words/way-name';

type Terms = Pick<SoldLine, 'price' | 'paymentType' | 'bank' | 'parts' | 'sale_type'>;

/** Text of a correction: "from €95.00 to €59.00, from Cash to TEB". */
export function changeText(t: TFunction<'sales'>, before: Terms, after: Terms): string {
  const terms = ({ price, sale_type, ...paid }: Terms) => [
    formatMoney(price),
    paymentName(t, paid),
    t(`words:saleType.${sale_type}`),
  ];
  const now = terms(after);
  return terms(before)
    .flatMap((from, index) => {
      const to = now[index];
      return to === undefined || from === to ? [] : [t('soldSale.fromTo', { from, to })];
    })
    .join(', ');
}
