import { OTHER, type Other, type ProductType } from '@backoffice/contracts';
import { typedWhole } from '@backoffice/i18n';

/** A whole number as typed, or as parsed when its field was left. */
type Typed = string | number;

/** Shoes and textile come with a quantity per size, accessories with one quantity. */
export const hasSizes = (type: ProductType | Other): boolean =>
  type !== 'accessories' && type !== OTHER;

/** A name for a size's field. Not the bare id, which a form takes for a place in a list. */
export const sizeField = (id: number): string => `size${id}`;

/** The whole number that a field stands for; what is empty or unreadable counts as 0. */
export function wholeOf(typed: Typed | undefined): number {
  return Math.max(0, typedWhole(String(typed ?? '')) ?? 0);
}
