import {
  findUnit,
  firstUnits,
  type StockRow,
  type StockUnit,
} from '@backoffice/api-client/resources/products';
import { findCode } from '@backoffice/api-client/resources/supplier-codes';
import {
  dayIn,
  gtinOf,
  plainDigits,
  searchKey,
  type AreaSearch,
  type FoundItem,
  type SearchOptions,
} from '@backoffice/contracts';
import { formatMoney, i18next } from '@backoffice/i18n';

const MAX_UNITS = 5;
/** Shorter texts would match half the stock. */
const MIN_CODE_LENGTH = 2;
const BARCODE = /^\d{12}$/;

/**
 * Units by their barcode, wherever they are, or the first few by a supplier's code or by a part of
 * their own.
 */
const findUnits: AreaSearch = async (typed, options) => {
  const text = plainDigits(typed).trim();
  if (BARCODE.test(text)) {
    const unit = await findUnit(text, options.signal);
    if (unit) return [itemOf(unit, options)];
  }
  const rows = (await offeredBy(text, options.signal)) ?? (await byText(text, options.signal));
  return rows
    .slice(0, MAX_UNITS)
    .map((unit) => itemOf({ ...unit, sold: null, went_out: null, shipment: null }, options));
};
export default findUnits;

/**
 * The units for sale that a supplier's code names; null if it is no such code or nobody knows it.
 */
async function offeredBy(text: string, signal: AbortSignal): Promise<StockRow[] | null> {
  const found = gtinOf(text) === null ? null : await findCode(text, signal);
  return found && found.units;
}

async function byText(text: string, signal: AbortSignal): Promise<StockRow[]> {
  if (BARCODE.test(text) || text.length < MIN_CODE_LENGTH) return [];
  return unsoldUnits(text, signal);
}

/** The units in stock, or those under way if none are in stock. */
async function unsoldUnits(text: string, signal: AbortSignal): Promise<StockRow[]> {
  // A server that doesn't know the filter answers all units.
  const isMeant = ({ code }: StockRow) => searchKey(code).includes(searchKey(text));
  const inStock = (await firstUnits({ code: text }, MAX_UNITS, signal)).filter(isMeant);
  if (inStock.length > 0) return inStock;
  const sent = await firstUnits({ code: text, under_way: '1' }, MAX_UNITS, signal);
  return sent.filter((unit) => unit.under_way_to !== null && isMeant(unit));
}

function itemOf(unit: StockUnit, options: SearchOptions): FoundItem {
  const what = [unit.brand, unit.name ?? unit.specific_type, unit.color, unit.number];
  const where = whereText(unit);
  return {
    key: String(unit.id),
    label: `${unit.code} · ${what.filter(Boolean).join(' ')}`,
    detail: [where, formatMoney(unit.price)].filter(Boolean).join(' · '),
    to: addressOf(unit, options),
  };
}

function whereText({ sold, out, under_way_to: to, location }: StockUnit): string | null {
  const say = (key: string, names = {}) => i18next.t(key, { ns: 'inventory', ...names });
  if (sold) return say('search.sold');
  if (out) return say('search.out');
  return to === null ? location : say('search.underWay', { to });
}

/**
 * The address of a unit: the sales of the day on which it was sold, its shipment, or the list of
 * products with its code.
 */
function addressOf(
  { code, sold, shipment, under_way_to: isUnderWay }: StockUnit,
  { href, timeZone }: SearchOptions,
) {
  const sales = sold && href('sales.day', { day: dayIn(timeZone, new Date(sold.at)) });
  const sent = shipment && href('shipments.one', { id: shipment.id });
  return (
    sales || sent || href('products.find', { code, ...(isUnderWay && { state: 'under_way' }) })
  );
}
