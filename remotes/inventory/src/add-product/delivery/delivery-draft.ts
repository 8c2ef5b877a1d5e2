import { type DeliveryInput, MAX_RECEIVED_UNITS, type ProductType } from '@backoffice/contracts';
import { hasSizes, sizeField, wholeOf } from '@backoffice/ui/stock';

/** A whole number as typed, or as parsed when its field was left. */
type Typed = string | number;

/** The form's values. Brand, type and colour are ids, '' when nothing is chosen. */
export interface DeliveryValues {
  code: string;
  name: string;
  brand: number | '';
  type: number | '';
  color: number | '';
  importPrice: Typed;
  stockPrice: Typed;
  quantity: Typed;
  /** Quantities; `sizeField` makes the key from a size's id. */
  sizes: Record<string, Typed>;
  /** What the supplier's note says. */
  note: string;
  /** Suppliers' codes that nobody knew, for the product that is received. */
  codes?: BoundCode[];
}

/** A supplier's code, the size it stands for (null of accessories), and the units in its box. */
export interface BoundCode {
  code: string;
  size: number | null;
  quantity: number;
}

/** The choices of a fresh form: the first row of each list. */
export interface FirstChoices {
  brand?: number;
  type?: number;
  color?: number;
  sizes: readonly number[];
}

/** The form after a success or a change of tab. */
export const freshDelivery = (first: FirstChoices): DeliveryValues => ({
  code: '',
  name: '',
  brand: first.brand ?? '',
  type: first.type ?? '',
  color: first.color ?? '',
  importPrice: '',
  stockPrice: '',
  quantity: '',
  note: '',
  sizes: Object.fromEntries(first.sizes.map((id) => [sizeField(id), 0])),
});

/** A kept form, without choices that the lists no longer have. */
export function restoredDelivery(
  kept: DeliveryValues,
  first: FirstChoices,
  known: Record<'brand' | 'type' | 'color', readonly number[]>,
): DeliveryValues {
  const fresh = freshDelivery(first);
  const chosen = (field: 'brand' | 'type' | 'color') => {
    const value = kept[field];
    return value !== '' && known[field].includes(value) ? value : fresh[field];
  };
  const sizes = first.sizes.map((id) => [sizeField(id), kept.sizes[sizeField(id)] ?? 0] as const);
  return {
    ...kept,
    // A draft of a release before has none.
    note: kept.note ?? '',
    brand: chosen('brand'),
    type: chosen('type'),
    color: chosen('color'),
    sizes: Object.fromEntries(sizes),
  };
}

/** The euros of a field. Text is read as a whole number; a number may have kept its cents. */
export const eurosOf = (typed: Typed): number =>
  typeof typed === 'number' ? typed : wholeOf(typed);

/** Units in all: of every size, or the one quantity of an accessory. */
export function totalUnits(values: DeliveryValues, type: ProductType): number {
  if (!hasSizes(type)) return wholeOf(values.quantity);
  return Object.values(values.sizes).reduce<number>((sum, typed) => sum + wholeOf(typed), 0);
}

/** What is wrong with the units of a delivery; undefined when it can be sent. */
export function unitsError(values: DeliveryValues, type: ProductType) {
  const units = totalUnits(values, type);
  if (units === 0) return 'noUnits' as const;
  return units > MAX_RECEIVED_UNITS ? ('tooMany' as const) : undefined;
}

/**
 * The body of the call. `sizeOrder` names the sizes that the form shows, in their order; `joined` is
 * the delivery of which this is another model.
 */
export function toDeliveryInput(
  values: DeliveryValues,
  productType: ProductType,
  sizeOrder: readonly number[],
  joined: { id: number | null; note: string } | null = null,
): DeliveryInput {
  const note = joined?.note ?? values.note.trim();
  const common = {
    code: values.code.trim(),
    brand: Number(values.brand),
    importPrice: eurosOf(values.importPrice),
    stockPrice: eurosOf(values.stockPrice),
    // Servers of before don't know these fields.
    ...(values.codes?.length ? { codes: values.codes } : {}),
    ...(note && { note }),
    ...(joined?.id && { delivery: joined.id }),
  };
  if (productType === 'accessories') {
    return {
      ...common,
      productType,
      name: values.name.trim(),
      quantity: wholeOf(values.quantity),
    };
  }
  return {
    ...common,
    productType,
    type: Number(values.type),
    color: Number(values.color),
    sizes: sizeOrder.map((size) => ({
      size,
      quantity: wholeOf(values.sizes[sizeField(size)]),
    })),
  };
}
