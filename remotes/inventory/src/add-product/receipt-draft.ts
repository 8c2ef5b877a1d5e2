import type { ProductInput, ProductType } from '@backoffice/contracts';

import { FIELDS_OF, hasSizes, type ReceiptField } from './receipt-fields';

/** What stands in the form, as it was typed; brand, type and colour are ids as text. */
export interface ReceiptDraft extends Record<ReceiptField, string> {
  productType: ProductType;
  /** Id of a size → its quantity as typed. */
  sizes: Record<string, string>;
}

/** What is chosen in a fresh form: the first of each list (§4). */
export interface FirstChoices {
  brand?: number;
  type?: number;
  color?: number;
  sizes: readonly number[];
}

const idText = (id: number | undefined) => (id === undefined ? '' : String(id));

/** The form after a success or a change of tab (§4). */
export const freshDraft = (productType: ProductType, first: FirstChoices): ReceiptDraft => ({
  productType,
  code: '',
  name: '',
  brand: idText(first.brand),
  type: idText(first.type),
  color: idText(first.color),
  importPrice: '',
  stockPrice: '',
  quantity: '',
  sizes: Object.fromEntries(first.sizes.map((size) => [size, '0'])),
});

const LATIN_ZERO = '0'.charCodeAt(0);
const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String.fromCharCode(LATIN_ZERO + (digit.charCodeAt(0) & 15)),
  );

/**
 * The whole number at the start of what was typed, "12,50" → 12; null where there is none or it is
 * negative.
 */
export function readWhole(raw: string): number | null {
  const digits = /^\s*\+?(\d{1,9})(?!\d)/.exec(latinDigits(raw))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** How a number field reads when it is left: what counts stands there, what cannot be read goes. */
export const tidyNumber = (raw: string): string => String(readWhole(raw) ?? '');

/** A size without a readable quantity has none (§5). */
export const tidyQuantity = (raw: string | undefined): string => String(readWhole(raw ?? '') ?? 0);

/** The required fields that are blank, in the order of the form (§5). */
export const missingFields = (draft: ReceiptDraft): ReceiptField[] =>
  FIELDS_OF[draft.productType].filter((field) => draft[field].trim() === '');

/** Units in all: of every size, or the one quantity of an accessory. */
export function totalUnits(draft: ReceiptDraft): number {
  if (!hasSizes(draft.productType)) return readWhole(draft.quantity) ?? 0;
  return Object.values(draft.sizes).reduce((sum, raw) => sum + (readWhole(raw) ?? 0), 0);
}

const wholeOrZero = (raw: string) => readWhole(raw) ?? 0;

/** The body of the call. `sizeOrder` names the sizes that the form shows, in their order. */
export function toProductInput(draft: ReceiptDraft, sizeOrder: readonly number[]): ProductInput {
  const common = {
    code: draft.code.trim(),
    brand: Number(draft.brand),
    importPrice: wholeOrZero(draft.importPrice),
    stockPrice: wholeOrZero(draft.stockPrice),
  };
  if (draft.productType === 'accessories') {
    return {
      ...common,
      productType: draft.productType,
      name: draft.name.trim(),
      quantity: wholeOrZero(draft.quantity),
    };
  }
  return {
    ...common,
    productType: draft.productType,
    type: Number(draft.type),
    color: Number(draft.color),
    sizes: sizeOrder.map((size) => ({
      size,
      quantity: wholeOrZero(draft.sizes[size] ?? ''),
    })),
  };
}
