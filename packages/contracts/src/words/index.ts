import type { Language } from '../texts/language';
import { AUDIT_KIND } from './audit';
import { FIELDS } from './fields';
import { LISTS } from './lists';
import { PERSON_STATE, RIGHTS, YES } from './people';
import { PAYMENT_TYPE, RETURN_REASON, SALE_ROW, SALE_TYPE, TRANSACTION_TYPE } from './sales';
import { COUNT_STATE, OPERATION, PRODUCT_TYPE, SHIPMENT_STATE, STOCK_REASON } from './stock';
import type { Words } from './words';

const WORDS = {
  auditKind: AUDIT_KIND,
  countState: COUNT_STATE,
  fields: FIELDS,
  lists: LISTS,
  operation: OPERATION,
  paymentType: PAYMENT_TYPE,
  personState: PERSON_STATE,
  productType: PRODUCT_TYPE,
  returnReason: RETURN_REASON,
  rights: RIGHTS,
  saleRow: SALE_ROW,
  saleType: SALE_TYPE,
  shipmentState: SHIPMENT_STATE,
  stockReason: STOCK_REASON,
  transactionType: TRANSACTION_TYPE,
  yes: YES,
} satisfies Record<string, Words>;

/** The words of the trade in one language, by group and name. */
export type WordsOfLanguage = {
  [Group in keyof typeof WORDS]: Record<keyof (typeof WORDS)[Group], string>;
};

/**
 * The words of the trade in one language: what screens and exported files call a field, a state or
 * a kind. Both take them from here, so that each has one name.
 */
export const wordsIn = (language: Language): WordsOfLanguage =>
  mapValues(WORDS, (group) =>
    mapValues(group, (word: Record<Language, string>) => word[language]),
  ) as WordsOfLanguage;

function mapValues<T, R>(object: Record<string, T>, of: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value)]));
}
