import type { ImportField, ImportMapping, ImportSubject } from '@backoffice/contracts';

type Defaults = ImportMapping['defaults'];
/** One of these has to be given, by a column or by a value for all rows. */
type Needed = readonly (ImportField | keyof Defaults)[];

const NEEDED: Record<ImportSubject, readonly Needed[]> = {
  stock: [['code', 'handle'], ['brand'], ['productType'], ['stockPrice']],
  brands: [['brand'], ['productType']],
  colors: [['color']],
  numbers: [['size'], ['productType']],
  types: [['type'], ['productType']],
  locations: [['location']],
  articles: [['articleNumber'], ['name']],
  codes: [['productCode'], ['code']],
};
const OF_SIZED: readonly Needed[] = [['type'], ['color'], ['size', 'sizeQuantity']];

/** Fields that every row needs and that neither a column nor a value for all rows gives. */
export function missingFields({ subject, layout, columns, defaults }: ImportMapping) {
  // Shopify's product export gives the needed fields in its own way.
  if (layout === 'shopify') return [];
  const isSized = subject === 'stock' && defaults.productType !== 'accessories';
  const hasType = columns.some(({ field }) => field === 'productType');
  const needed = isSized && !hasType ? [...NEEDED[subject], ...OF_SIZED] : NEEDED[subject];
  const isSaid = (field: string) =>
    columns.some((column) => column.field === field) || field in defaults;
  return needed.filter((one) => !one.some(isSaid)).map(([first]) => first as ImportField);
}
