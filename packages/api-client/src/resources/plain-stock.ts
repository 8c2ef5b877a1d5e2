import {
  OUT_REASONS,
  PRODUCT_TYPES,
  SET_ASIDE_REASONS,
  type ProductType,
} from '@backoffice/contracts';

import {
  dayOf,
  idOrStandIn,
  moneyOrNull,
  readRows,
  textOf,
  textOrNull,
  wordOrNull,
  type Raw,
} from './normalise';
import { isWholeUnit, type StockRow } from './stock-row';

/** A unit as the list of another server has it; `knownType` where the list was asked for one type. */
export const plainUnit =
  (knownType?: ProductType) =>
  (raw: Raw, index = 0): StockRow => ({
    id: idOrStandIn(raw, index),
    brand: textOf(raw.brand),
    color: textOrNull(raw.color),
    number: textOrNull(raw.number),
    specific_type: textOrNull(raw.specific_type),
    code: textOf(raw.code),
    name: textOrNull(raw.name),
    type: wordOrNull(PRODUCT_TYPES, raw.type) ?? knownType ?? null,
    location: textOrNull(raw.location),
    price: moneyOrNull(raw.price),
    date: dayOf(raw.date),
    barcode: textOf(raw.barcode),
    set_aside: wordOrNull(SET_ASIDE_REASONS, raw.set_aside),
    label_due: raw.label_due === true,
    old_price: moneyOrNull(raw.old_price),
    out: wordOrNull(OUT_REASONS, raw.out),
    under_way_to: textOrNull(raw.under_way_to),
  });

/** The units of a filter; `knownType` where it asks for one type. */
export const plainStock = (knownType?: ProductType) => (data: unknown) =>
  readRows(data, { list: 'products', read: plainUnit(knownType), isWhole: isWholeUnit });
