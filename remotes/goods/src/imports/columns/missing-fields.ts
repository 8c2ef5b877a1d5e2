import type { ImportField, ImportMapping, ImportSubject } from '@backoffice/contracts';

type Defaults = ImportMapping['defaults'];
/** One of these has to be given, by a column or by a value for all rows. */
type Needed = readonly (ImportField | keyof Defaults)[];

const NEEDED: Record<ImportSubject, readonly Needed[]> = {
  stock: [['code', 'handle'], ['brand'], ['productType'], ['stockPrice'], ['importPrice']],
  brands: [['brand'], ['productType']],
  colors: [['color']],
  numbers: [['size'], ['productType']],
  types: [['type'], ['productType']],
  locations: [['location']],
  articles: [['articleNumber'], ['name']],
  codes: [['productCode'], ['code']],
};
const OF_SIZED: readonly Needed[] = [['type'], ['color'], ['size', 'sizeQuantity']];
/** Of variants, whose sizes and colors are options. */
const OF_VARIANTS: readonly Needed[] = [
  ...([['brand'], ['stockPrice'], ['importPrice'], ['type']] as const),
  ['color', 'options', 'optionValues', 'optionValue1'],
];

function neededOf({ subject, layout, columns, defaults }: ImportMapping): readonly Needed[] {
  const hasType = columns.some(({ field }) => field === 'productType');
  if (layout === 'shopify') {
    // A column of types says what goods they are.
    const isSaid = hasType || columns.some(({ field }) => field === 'type');
    return isSaid ? OF_VARIANTS : [['productType'], ...OF_VARIANTS];
  }
  const isSized = subject === 'stock' && defaults.productType !== 'accessories';
  return isSized && !hasType ? [...NEEDED[subject], ...OF_SIZED] : NEEDED[subject];
}

/** Fields that every row needs and that neither a column nor a value for all rows gives. */
export function missingFields(mapping: ImportMapping) {
  const { columns, defaults } = mapping;
  const isSaid = (field: string) =>
    columns.some((column) => column.field === field) || field in defaults;
  return neededOf(mapping)
    .filter((one) => !one.some(isSaid))
    .map(([first]) => first as ImportField);
}
