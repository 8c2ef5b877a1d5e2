import type { DeliveryCorrectionInput, DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import type { DeliveryLists } from '@backoffice/ui/stock';

/**
 * The form's values: ids of brand, type, colour and size; '' where units differ or no id is known.
 */
export interface CorrectionValues {
  code: string;
  name: string;
  brand: number | '';
  type: number | '';
  color: number | '';
  size: number | '';
  /** Euros, a decimal string. */
  stockPrice: string;
  importPrice: string;
  note: string;
}

/** The value that all units share; null if they differ. */
function common<Value>(
  units: readonly DeliveredUnit[],
  of: (unit: DeliveredUnit) => Value,
): Value | null {
  const [first, ...others] = units.map(of);
  return first !== undefined && others.every((value) => value === first) ? first : null;
}

const idWhere = <Row extends { id: number }>(
  rows: readonly Row[],
  is: (row: Row) => boolean,
): number | '' => rows.find(is)?.id ?? '';

/** The form's values for the units as they are now. */
export function valuesOf(
  units: readonly DeliveredUnit[],
  { import_price }: DeliveryView['delivery'],
  lists: DeliveryLists,
): CorrectionValues {
  const brand = common(units, (unit) => unit.brand);
  const type = common(units, (unit) => unit.specific_type);
  const color = common(units, (unit) => unit.color);
  const size = common(units, (unit) => unit.number);
  return {
    code: common(units, (unit) => unit.code) ?? '',
    name: common(units, (unit) => unit.name) ?? '',
    brand: idWhere(lists.brands, ({ brandName }) => brandName === brand),
    type: idWhere(lists.types, ({ specificType }) => specificType === type),
    color: idWhere(lists.colors, ({ colorName }) => colorName === color),
    size: idWhere(lists.sizes, ({ number }) => number === size),
    stockPrice: common(units, (unit) => unit.price) ?? '',
    importPrice: import_price ?? '',
    note: '',
  };
}

const RIGHT = [
  'code',
  'name',
  'brand',
  'type',
  'color',
  'size',
  'stockPrice',
  'importPrice',
] as const satisfies (keyof CorrectionValues)[];

const trimmed = (value: string | number) => (typeof value === 'string' ? value.trim() : value);

/** The fields that were changed and aren't empty; null if there are none. */
export function correctionOf(
  before: CorrectionValues,
  after: CorrectionValues,
  ids: readonly number[],
): DeliveryCorrectionInput | null {
  const changed = RIGHT.map((field) => [field, trimmed(after[field])] as const).filter(
    ([field, value]) => value !== '' && value !== before[field],
  );
  if (changed.length === 0) return null;
  const note = after.note.trim();
  return {
    ...(Object.fromEntries(changed) as Partial<DeliveryCorrectionInput>),
    ...(ids.length > 0 && { ids: [...ids] }),
    ...(note && { note }),
  };
}
