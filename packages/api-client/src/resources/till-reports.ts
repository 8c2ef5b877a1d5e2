import {
  COUNTED_WAYS,
  MOVEMENT_DIRECTIONS,
  MOVEMENT_REASONS,
  PRODUCT_TYPES,
  SALE_TYPES,
  TILL_SOURCES,
  TILL_WAYS,
  type Till,
  type TillMovement,
  type TillReport,
} from '@backoffice/contracts';

import {
  idOf,
  moneyOf,
  moneyOrNull,
  numberOf,
  oneOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';

type Opening = Till['opening'];

export const shopOf = (value: unknown): Till['location'] => {
  if (!value) return null;
  const raw = recordOf(value);
  return { id: idOf(raw.id), name: textOf(raw.name) };
};

export const openingOf = (value: unknown): Opening => {
  const raw = recordOf(value);
  return {
    cash: moneyOf(raw.cash),
    left: moneyOrNull(raw.left),
    counted: moneyOrNull(raw.counted),
    counted_by: textOrNull(raw.counted_by),
    counted_at: textOrNull(raw.counted_at),
  };
};

export const movementOf = (raw: Raw): TillMovement => ({
  id: idOf(raw.id),
  direction: wordOf(MOVEMENT_DIRECTIONS, raw.direction),
  amount: moneyOf(raw.amount),
  way: wordOf(COUNTED_WAYS, raw.way),
  reason: oneOf(MOVEMENT_REASONS, raw.reason) ?? 'other',
  note: textOf(raw.note),
  user: textOf(raw.user),
  recorded_at: textOf(raw.recorded_at),
});

const countOf = (value: unknown) => ({ count: numberOf(recordOf(value).count) });
const goodsOf = (raw: Raw) => ({ units: numberOf(raw.units), amount: moneyOf(raw.amount) });
const salesOf = (value: unknown) => ({ ...countOf(value), ...goodsOf(recordOf(value)) });

/** Rows whose word is known; a later server may know more. */
const knownRows = <T extends object>(value: unknown, read: (raw: Raw) => T | null): T[] =>
  rowsOf(value).flatMap((raw) => read(raw) ?? []);

const sourceOf = (raw: Raw) => {
  const source = oneOf(TILL_SOURCES, raw.source);
  const way = oneOf(TILL_WAYS, raw.way);
  return source && way && { source, way, count: numberOf(raw.count), amount: moneyOf(raw.amount) };
};

/** What a period of a till was made of. */
export const reportOf = (value: unknown): TillReport => {
  const raw = recordOf(value);
  return {
    sources: knownRows(raw.sources, sourceOf),
    types: knownRows(raw.types, (row) => {
      const type = oneOf(PRODUCT_TYPES, row.type);
      return type && { type, ...goodsOf(row) };
    }),
    channels: knownRows(raw.channels, (row) => {
      const sale_type = oneOf(SALE_TYPES, row.sale_type);
      return sale_type && { sale_type, ...goodsOf(row) };
    }),
    sellers: rowsOf(raw.sellers).map((row) => ({ seller: textOf(row.seller), ...goodsOf(row) })),
    sales: salesOf(raw.sales),
    returns: salesOf(raw.returns),
    corrections: countOf(raw.corrections),
    voids: countOf(raw.voids),
    movements: rowsOf(raw.movements).map(movementOf),
    bookings: knownRows(raw.bookings, (row) => {
      const way = oneOf(TILL_WAYS, row.way);
      return way && { name: textOf(row.name), way, amount: moneyOf(row.amount) };
    }),
  };
};
