import { plainHeader } from '../recognition/plain-header';
import { knownSize } from '../values/size';
import type { Cell, Cells } from './draft';

const OPTIONS = [
  ['optionName1', 'optionValue1'],
  ['optionName2', 'optionValue2'],
  ['optionName3', 'optionValue3'],
] as const;

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

/** What the only variant of a product is called. */
const NONE = wordsOf('Default Title, Default, Regular');

const isNone = ({ name, value }: Option) =>
  NONE.has(plainHeader(value.text)) && (!name || plainHeader(name) === 'title');

const isOfVariant = (name: string) => COLORS.has(plainHeader(name)) || SIZES.has(plainHeader(name));

const partsOf = (cell: Cell) => cell.text.split(/,\s*/);

/**
 * "Size: 41, Color: Tan", "41, Tan" or "color=Tan,size=41,heel=flat" in one cell; the last is all
 * that is known of goods, of which only color and size make a variant.
 */
function inOneCell(cell: Cell | undefined): Option[] {
  if (!cell) return [];
  return partsOf(cell).flatMap((part) => {
    const [, name = '', sign, text = ''] = /^(?:([^:=]+)([:=]))?\s*(.+)$/.exec(part.trim()) ?? [];
    const isMeant = text && (sign !== '=' || isOfVariant(name));
    return isMeant ? [{ name, value: { ...cell, text } }] : [];
  });
}

/** "Color:color:0, Size:select:1" and "Black:0, 38:1": names and values, each with its place. */
function inTwoCells({ optionNames, optionValues }: Cells): Option[] {
  if (!optionNames || !optionValues) return [];
  const names = partsOf(optionNames).map((part) => part.split(':')[0] ?? '');
  return partsOf(optionValues).flatMap((part, place) => {
    const text = part.replace(/:\d+$/, '').trim();
    return text ? [{ name: names[place] ?? '', value: { ...optionValues, text } }] : [];
  });
}

/** "#000000:Black", as a colour may be written. */
const SHADE = /^#[0-9a-f]{3,8}:\s*(?=\S)/i;

/** Values in columns of their own; "Color/Size" in one cell may name them. */
function inColumns(cells: Cells): Option[] {
  const names = cells.optionNames?.text.split('/') ?? [];
  return OPTIONS.flatMap(([name, value], place) => {
    const cell = cells[value];
    if (!cell) return [];
    const text = cell.text.replace(SHADE, '');
    return [{ name: cells[name]?.text ?? names[place] ?? '', value: { ...cell, text } }];
  });
}

/** Whether the company has a color of this name. */
export type IsColor = (name: string) => boolean;

/** A variant's colour and size, and the values of its other options. */
export interface Options {
  color: Cell | undefined;
  size: Cell | undefined;
  others: string[];
}

/**
 * A variant's options: its colour, its size, and the others. Of values without a name those are the
 * colour and the size that can't be anything else.
 */
export function optionsOf(cells: Cells, isColor: IsColor): Options {
  const apart = [...inColumns(cells), ...inTwoCells(cells)];
  const options = (apart.length ? apart : inOneCell(cells.options)).filter(
    (option) => !isNone(option),
  );
  const color =
    options.find(({ name }) => COLORS.has(plainHeader(name))) ??
    options.find(({ name, value }) => !name && isColor(value.text));
  const size =
    options.find(({ name }) => SIZES.has(plainHeader(name))) ??
    options.find((option) => option !== color && knownSize(option.value.text));
  const others = options.filter((option) => option !== color && option !== size);
  return {
    color: color?.value ?? cells.color,
    size: size?.value ?? cells.size,
    others: others.map(({ value }) => value.text),
  };
}
