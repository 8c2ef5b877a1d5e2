import {
  IMPORT_FIELDS,
  IMPORT_SUBJECTS,
  PRODUCT_TYPES,
  type ImportColumn,
  type ImportMapping,
} from '@backoffice/contracts';

import { oneOf, recordOf, recordOrEmpty, rowsOf, textOrNull, wordOf, type Raw } from './normalise';

function columnOf(raw: Raw): ImportColumn {
  return {
    field: oneOf(IMPORT_FIELDS, raw.field),
    decimals: oneOf([',', '.'] as const, raw.decimals),
    days: oneOf(['dmy', 'mdy', 'ymd'] as const, raw.days),
  };
}

const TEXTS = [
  'brand',
  'produced',
  'type',
  'color',
  'location',
  'importPrice',
  'stockPrice',
  'receivedOn',
] as const;

function defaultsOf(raw: Raw): ImportMapping['defaults'] {
  const productType = oneOf(PRODUCT_TYPES, raw.productType);
  const texts = TEXTS.flatMap((name) => {
    const text = textOrNull(raw[name]);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(productType && { productType }),
    ...(typeof raw.quantity === 'number' && { quantity: raw.quantity }),
  };
}

/** What the columns of a file are, and what stands for those that it lacks. */
export function mappingOf(value: unknown): ImportMapping {
  const raw = recordOf(value);
  return {
    subject: wordOf(IMPORT_SUBJECTS, raw.subject),
    layout: raw.layout === 'shopify' ? 'shopify' : 'table',
    columns: rowsOf(raw.columns).map(columnOf),
    defaults: defaultsOf(recordOrEmpty(raw.defaults)),
  };
}
