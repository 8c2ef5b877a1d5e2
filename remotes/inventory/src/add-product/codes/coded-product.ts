import type { CodedProduct, ProductType, FoundByCode } from '@backoffice/contracts';
import { sizeField, wholeOf, type DeliveryLists } from '@backoffice/ui/stock';

import { type DeliveryValues, totalUnits } from '../delivery/delivery-draft';

/** The form has nothing that tells one product from another, and no units. */
export const isBlank = (values: DeliveryValues, type: ProductType): boolean =>
  values.code.trim() === '' &&
  values.name.trim() === '' &&
  totalUnits(values, type) === 0 &&
  !values.codes?.length;

const isAlike = (typed: string, known: string) =>
  typed.trim().toLowerCase() === known.trim().toLowerCase();

/** Whether the form's values name this product. */
export function isMeant(values: DeliveryValues, type: ProductType, product: CodedProduct) {
  const { brand, specific_type: specificType, color } = product;
  if (type !== product.type || !isAlike(values.code, product.code)) return false;
  if (Number(values.brand) !== brand.id) return false;
  if (type === 'accessories') return isAlike(values.name, product.name ?? '');
  return Number(values.type) === specificType?.id && Number(values.color) === color?.id;
}

/**
 * Whether the form's lists have the product's brand, type, color and size. A product may be newer
 * than the lists.
 */
export function isListed({ product, size }: FoundByCode, lists: DeliveryLists): boolean {
  const has = (rows: { id: number }[], one: { id: number } | null) =>
    one === null || rows.some(({ id }) => id === one.id);
  if (!has(lists.brands, product.brand)) return false;
  if (product.type === 'accessories') return true;
  return (
    has(lists.types, product.specific_type) &&
    has(lists.colors, product.color) &&
    has(lists.sizes, size)
  );
}

/** Fills the form with this product; prices and quantities stay. */
export const ofProduct = (values: DeliveryValues, product: CodedProduct): DeliveryValues => ({
  ...values,
  code: product.code,
  name: product.name ?? '',
  brand: product.brand.id,
  type: product.specific_type?.id ?? '',
  color: product.color?.id ?? '',
});

/** Adds to the quantity of a size, or to the only quantity of accessories, which have no sizes. */
export function withMore(
  values: DeliveryValues,
  size: number | null,
  quantity: number,
): DeliveryValues {
  if (size === null) return { ...values, quantity: wholeOf(values.quantity) + quantity };
  const field = sizeField(size);
  const sizes = { ...values.sizes, [field]: wholeOf(values.sizes[field]) + quantity };
  return { ...values, sizes };
}

/** The product's name as people say it. */
export const nameOf = ({ brand, code, name, color }: CodedProduct): string =>
  [brand.name, code, name, color?.name].filter(Boolean).join(' ');
