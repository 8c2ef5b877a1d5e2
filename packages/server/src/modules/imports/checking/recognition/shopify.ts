import type { ImportField } from '@backoffice/contracts';

import { plainHeader } from './plain-header';

/**
 * Headers of Shopify's exports of products and of inventory, in their old form ("Variant Price")
 * and in the new one ("Price"). If a file has two headers of one field, the earlier in this list
 * counts.
 */
const HEADERS: readonly (readonly [string, ImportField])[] = [
  ['handle', 'handle'],
  ['url handle', 'handle'],
  ['title', 'title'],
  ['vendor', 'brand'],
  ['type', 'type'],
  ['product type', 'type'],
  ['option1 name', 'optionName1'],
  ['option1 value', 'optionValue1'],
  ['option2 name', 'optionName2'],
  ['option2 value', 'optionValue2'],
  ['option3 name', 'optionName3'],
  ['option3 value', 'optionValue3'],
  ['option 1 name', 'optionName1'],
  ['option 1 value', 'optionValue1'],
  ['option 2 name', 'optionName2'],
  ['option 2 value', 'optionValue2'],
  ['option 3 name', 'optionName3'],
  ['option 3 value', 'optionValue3'],
  ['variant sku', 'code'],
  ['sku', 'code'],
  ['variant barcode', 'productCode'],
  ['barcode', 'productCode'],
  ['variant price', 'stockPrice'],
  ['price', 'stockPrice'],
  ['cost per item', 'importPrice'],
  ['variant inventory qty', 'quantity'],
  ['inventory quantity', 'quantity'],
  ['inventory qty', 'quantity'],
  ['on hand current', 'quantity'],
  ['on hand', 'quantity'],
  ['on hand new', 'quantity'],
  ['available', 'quantity'],
  ['available not editable', 'quantity'],
  ['location', 'location'],
];

/** The field of each column of a Shopify export; null where the file is no such export. */
export function shopifyFields(headers: readonly string[]): (ImportField | null)[] | null {
  const plain = headers.map(plainHeader);
  const has = (header: string) => plain.includes(header);
  if (!(has('handle') || has('url handle'))) return null;
  if (!has('title') && !plain.some((header) => /^option ?1/.test(header))) return null;
  const fields = headers.map((): ImportField | null => null);
  const named = new Set<ImportField>();
  for (const [header, field] of HEADERS) {
    const column = plain.indexOf(header);
    if (column < 0 || named.has(field)) continue;
    named.add(field);
    fields[column] = field;
  }
  return fields;
}
