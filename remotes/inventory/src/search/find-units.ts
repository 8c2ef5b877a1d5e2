import { findUnit, firstUnits, type StockUnit } from '@backoffice/api-client/resources/products';
import { dayIn, type AreaSearch, type FoundItem, type SearchOptions } from '@backoffice/contracts';
import { formatMoney, i18next } from '@backoffice/i18n';

const MAX_UNITS = 5;
/** Shorter texts match half the stock. */
const MIN_CODE_LENGTH = 2;
const BARCODE = /^\d{12}$/;

const includes = (code: string, text: string) => code.toLowerCase().includes(text.toLowerCase());

/** Units by barcode (exact, sold ones too) or, for any other text, the first few by code. */
const findUnits: AreaSearch = async (typed, options) => {
  const text = typed.trim();
  if (BARCODE.test(text)) {
    const unit = await findUnit(text, options.signal);
    return unit ? [itemOf(unit, options)] : [];
  }
  if (text.length < MIN_CODE_LENGTH) return [];
  const units = await firstUnits({ code: text }, MAX_UNITS, options.signal);
  return (
    units
      // A server that does not know the filter answers everything.
      .filter(({ code }) => includes(code, text))
      .slice(0, MAX_UNITS)
      .map((unit) => itemOf({ ...unit, sold: null, went_out: null, shipment: null }, options))
  );
};
export default findUnits;

function itemOf(unit: StockUnit, options: SearchOptions): FoundItem {
  const what = [unit.brand, unit.name ?? unit.specific_type, unit.color, unit.number];
  const gone = goneKey(unit);
  const where = gone ? i18next.t(gone, { ns: 'inventory' }) : unit.location;
  return {
    key: String(unit.id),
    label: `${unit.code} · ${what.filter(Boolean).join(' ')}`,
    detail: [where, formatMoney(unit.price)].filter(Boolean).join(' · '),
    to: addressOf(unit, options),
  };
}

const goneKey = ({ sold, out }: StockUnit) => {
  if (sold) return 'search.sold';
  return out ? 'search.out' : null;
};

/** Where a unit stands: among the products with its code, or in the sales of the day it was sold. */
function addressOf({ code, sold }: StockUnit, { href, timeZone }: SearchOptions) {
  const sales = sold && href('sales.day', { day: dayIn(timeZone, new Date(sold.at)) });
  return sales || href('products.find', { code });
}
