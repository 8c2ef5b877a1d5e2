import type { ImportField } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';
import { readQuantity } from '../values/quantity';
import { knownSize } from '../values/size';
import type { Check } from './check';
import type { Cell, Cells, Draft } from './draft';

/** What only the first row of a handle says. */
const OF_PRODUCT = ['title', 'brand', 'type', 'optionName1', 'optionName2', 'optionName3'] as const;
const OPTIONS = [
  ['optionName1', 'optionValue1'],
  ['optionName2', 'optionValue2'],
  ['optionName3', 'optionValue3'],
] as const;
/** A row without any of these is a picture. */
const OF_VARIANT: readonly ImportField[] = [
  'optionValue1',
  'optionValue2',
  'optionValue3',
  'code',
  'stockPrice',
  'quantity',
  'productCode',
  'barcode',
];

const wordsOf = (names: string) => new Set(names.split(',').map(plainHeader));
const COLORS = wordsOf(
  'color, colour, colors, colours, colorway, ngjyra, ngjyrë, ngjyrat, renk, renkler, Farbe, Farben, اللون, لون, couleur, colore, boja',
);
const SIZES = wordsOf(
  'size, sizes, shoe size, eu size, madhësia, madhësi, numri, masa, beden, numara, ayakkabı numarası, Größe, Groesse, Schuhgröße, المقاس, مقاس, taille, pointure, taglia, numero, veličina',
);

interface Option {
  name: string;
  value: Cell;
}

const isNone = ({ name, value }: Option) =>
  plainHeader(name) === 'title' && plainHeader(value.text) === 'default title';

/** A variant's options: its colour, its size, and the others. */
function optionsOf(cells: Cells) {
  const options = OPTIONS.flatMap(([name, value]): Option[] => {
    const cell = cells[value];
    return cell ? [{ name: cells[name]?.text ?? '', value: cell }] : [];
  }).filter((option) => !isNone(option));
  const color = options.find(({ name }) => COLORS.has(plainHeader(name)));
  const size =
    options.find(({ name }) => SIZES.has(plainHeader(name))) ??
    options.find((option) => option !== color && knownSize(option.value.text));
  const others = options.filter((option) => option !== color && option !== size);
  return { color: color?.value, size: size?.value, others: others.map(({ value }) => value.text) };
}

const NOT_STOCKED = 'not stocked';

/**
 * The quantity of a variant; 0, with a warning, where it is not stocked or more was sold than there
 * was.
 */
function quantityOf({ verdicts, fields }: Check, { line, cells: { quantity } }: Draft) {
  if (!fields.has('quantity')) return undefined;
  const none: Cell = { text: '0', column: quantity?.column ?? null };
  if (!quantity || plainHeader(quantity.text) === NOT_STOCKED) {
    verdicts.warn(line, quantity ?? null, 'not_stocked');
    return none;
  }
  const read = readQuantity(quantity.text);
  if (!('wrong' in read) || read.wrong !== 'negative') return quantity;
  verdicts.warn(line, quantity, 'negative_stock');
  return none;
}

/**
 * The code of a variant; without one it is made of the handle and the options that tell it from its
 * siblings.
 */
function codeOf({ verdicts }: Check, { line, cells }: Draft, handle: Cell, others: string[]) {
  if (cells.code) return cells.code;
  const code = [handle.text, ...others].join(' ');
  verdicts.warn(line, null, 'blank_code', { code });
  return { text: code, column: handle.column };
}

/**
 * Turns a row into one of a plain table: filled up from its product, with options as color and
 * size.
 */
function asRow(check: Check, draft: Draft, handle: Cell, product: Cells): Draft {
  const cells = { ...product, ...draft.cells };
  const { color, size, others } = optionsOf(cells);
  const title = cells.title && {
    ...cells.title,
    text: [cells.title.text, ...others].join(' '),
  };
  const quantity = quantityOf(check, draft);
  return {
    ...draft,
    cells: {
      ...cells,
      ...(title && { title }),
      ...(color && { color }),
      ...(size ? { size } : { productType: { text: 'accessories', column: null } }),
      ...(quantity && { quantity }),
      code: codeOf(check, draft, handle, others),
    },
  };
}

/** Reads the rows of a Shopify export in their order; null for a row that only shows a picture. */
export function shopifyDrafts(check: Check) {
  const products = new Map<string, Cells>();
  let last: Cell | undefined;
  return (draft: Draft): Draft | null => {
    const handle = draft.cells.handle ?? last;
    if (!handle) return draft;
    last = handle;
    const product = products.get(handle.text) ?? {};
    products.set(handle.text, product);
    for (const field of OF_PRODUCT) product[field] ??= draft.cells[field];
    if (!OF_VARIANT.some((field) => draft.cells[field])) return null;
    return asRow(check, draft, handle, product);
  };
}
