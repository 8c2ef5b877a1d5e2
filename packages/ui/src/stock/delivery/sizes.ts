import { OTHER, type Other, type ProductType } from '@backoffice/contracts';
import { typedWhole } from '@backoffice/i18n';

/** A whole number as typed, or as parsed when its field was left. */
type Typed = string | number;

/** Shoes and textile come with a quantity per size, accessories with one quantity. */
export const hasSizes = (type: ProductType | Other): boolean =>
  type !== 'accessories' && type !== OTHER;

/** Name of a size's field. It isn't the bare id, which a form would take for an index. */
export const sizeField = (id: number): string => `size${id}`;

/** The whole number in a field; empty or unreadable text counts as 0. */
export function wholeOf(typed: Typed | undefined): number {
  return Math.max(0, typedWhole(String(typed ?? '')) ?? 0);
}
