import type { DeliveryCorrectionInput, DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import type { DeliveryLists } from '@backoffice/ui/stock';

/** As the form holds it: ids of brand, type, colour and size; '' where units differ or none is known. */
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

/** What all of them have; null where they differ. */
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

/** What the units are said to be today. */
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

/** What is sent: what was changed and isn't empty. Null where nothing was. */
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
