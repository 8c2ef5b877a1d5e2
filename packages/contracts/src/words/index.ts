import type { Language } from '../texts/language';
import { AUDIT_KIND } from './audit';
import { FIELDS } from './fields';
import { HEADINGS } from './headings';
import { SETTLE_REASON } from './outage-audit';
import { PERSON_STATE, RIGHTS, YES } from './people';
import { PAYMENT_TYPE, RETURN_REASON, SALE_ROW, SALE_TYPE, TRANSACTION_TYPE } from './sales';
import { COUNT_STATE, OPERATION, PRODUCT_TYPE, SHIPMENT_STATE, STOCK_REASON } from './stock';
import type { Words } from './words';

export { AUDIT_KIND } from './audit';
export { LIST_NAMES } from './lists';
export { SETTLE_REASON } from './outage-audit';
export { PERSON_STATE, RIGHTS } from './people';

const SHOWN = {
  fields: FIELDS,
  operation: OPERATION,
  paymentType: PAYMENT_TYPE,
  productType: PRODUCT_TYPE,
  returnReason: RETURN_REASON,
  saleType: SALE_TYPE,
  shipmentState: SHIPMENT_STATE,
  stockReason: STOCK_REASON,
  transactionType: TRANSACTION_TYPE,
} satisfies Record<string, Words>;

const WRITTEN = {
  ...SHOWN,
  fields: { ...FIELDS, ...HEADINGS },
  auditKind: AUDIT_KIND,
  countState: COUNT_STATE,
  personState: PERSON_STATE,
  rights: RIGHTS,
  saleRow: SALE_ROW,
  settleReason: SETTLE_REASON,
  yes: YES,
} satisfies Record<string, Words>;

type InLanguage<Groups> = {
  [Group in keyof Groups]: Record<keyof Groups[Group], string>;
};
/** The words of exported files in one language, by group and name. */
export type WrittenWords = InLanguage<typeof WRITTEN>;

/**
 * What screens call a field, a state or a kind, in one language. Exported files take the same, so
 * that each has one name.
 */
export const wordsIn = (language: Language): InLanguage<typeof SHOWN> =>
  inLanguage(SHOWN, language);

/** What exported files call a field, a state or a kind, in one language. */
export const writtenWordsIn = (language: Language): WrittenWords => inLanguage(WRITTEN, language);

const inLanguage = <Groups extends Record<string, Words>>(groups: Groups, language: Language) =>
  mapValues(groups, (group) => mapValues(group, (word) => word[language])) as InLanguage<Groups>;

function mapValues<T, R>(object: Record<string, T>, of: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value)]));
}
