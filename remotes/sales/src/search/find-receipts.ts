import { findSale, type SaleSought } from '@backoffice/api-client/resources/sold-sales';
import { readOfflineSlip, readSlipCode, type AreaSearch } from '@backoffice/contracts';
import { formatMoment, formatMoney, i18next } from '@backoffice/i18n';

/** The number of a receipt; more digits are a barcode. */
const RECEIPT = /^#?([1-9]\d{0,8})$/;

/** A sale by the number on its slip, or by the slip's barcode. */
const findReceipts: AreaSearch = async (typed, { signal, href, timeZone }) => {
  const sought = soughtIn(typed.trim());
  if (!sought) return [];
  const { sale, lines } = await findSale(sought, signal);
  const what = lines.map(({ code }) => code).join(', ');
  return [
    {
      key: String(sale.id),
      label: i18next.t('soldSale.title', { ns: 'sales', number: sale.receipt_number }),
      detail: [formatMoment(sale.sold_at, timeZone), formatMoney(sale.total), what].join(' · '),
      to: href('sales.sale', { id: sale.id }),
    },
  ];
};
export default findReceipts;

function soughtIn(text: string): SaleSought | null {
  if (readSlipCode(text) || readOfflineSlip(text.toUpperCase())) return { code: text };
  const number = RECEIPT.exec(text)?.[1];
  return number ? { number: Number(number) } : null;
}
